import tailwindcss from '@tailwindcss/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { folder, languages } from './languages';

// `npm run dev` serves the page with hot reload and hands everything else to a running `bottega serve`.
const server = process.env.BOTTEGA_SERVER ?? 'http://127.0.0.1:8000';

/** The two upright fonts are wanted at once: name them in the page, so that they don't wait for the style sheet. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => /-normal-[\w-]+\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
};

export default defineConfig({
  plugins: [languages, tailwindcss(), svelte(), preloadFonts],
  base: './', // the server puts its prefix in place of the dot
  build: {
    outDir: '../src/bottega/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
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
