import { svelte } from '@sveltejs/vite-plugin-svelte';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { folder, languages } from './languages';

// `npm run dev` serves the page with hot reload and hands everything else to a running `bottega serve`.
const server = process.env.BOTTEGA_SERVER ?? 'http://127.0.0.1:8000';

/**
 * What the page needs in any case is named in it, so that it doesn't wait for scripts and styles: the two upright fonts,
 * and the texts of each language, of which the script in index.html preloads one.
 */
const preload: Plugin = {
  name: 'preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {}).flatMap((name): HtmlTagDescriptor[] => {
        const href = `./${name}`;
        const language = /\/text-(\w+)-[\w-]+\.js$/.exec(name)?.[1];
        if (language)
          return [{ tag: 'link', attrs: { 'data-language': language, href }, injectTo: 'head-prepend' }];
        if (!/-normal-[\w-]+\.woff2$/.test(name)) return [];
        const font = { rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low' };
        return [{ tag: 'link', attrs: { ...font, href, crossorigin: true }, injectTo: 'head' }];
      }),
  },
};

export default defineConfig({
  plugins: [languages, tailwindcss(), svelte(), preload],
  base: './', // the server puts its prefix in place of the dot
  build: {
    outDir: '../src/bottega/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file has all that every page needs: each request costs as much time as many kilobytes.
        codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] },
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /([\w-]+)[\\/]page\.ftl/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${language ? `text-${language}` : '[name]'}-[hash].js`;
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', folder] },
    proxy: { '/api': { target: server, ws: true }, '/schema': server, '/health': server },
  },
});
