// Make src/lib/protocol.ts from the server's JSON Schema: `npm run types`; with --check only say whether it is fresh.
// PYTHON names the Python that has Bottega installed. Of the games' views only those are kept that the page draws itself.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const DRAWN = ['view:dice-forge', 'view:florenza', 'view:florenza-dice', 'view:pig'];

const file = new URL('./src/lib/protocol.ts', import.meta.url);
const python = process.env.PYTHON ?? 'python3';
const schema = process.env.SCHEMA
  ? JSON.parse(readFileSync(process.env.SCHEMA, 'utf8'))
  : JSON.parse(execFileSync(python, ['-m', 'bottega.server.schema'], { encoding: 'utf8' }));
for (const name of Object.keys(schema.properties)) {
  if (name.startsWith('view:') && !DRAWN.includes(name)) delete schema.properties[name];
}
schema.required = Object.keys(schema.properties);
// The sentences stand in the Python sources and in docs/protocol.md.
const withoutWords = JSON.parse(
  JSON.stringify(schema, (key, value) =>
    key === 'maxItems' || (key === 'description' && typeof value === 'string') ? undefined : value,
  ),
);

const made = await compile(withoutWords, 'Protocol', {
  additionalProperties: false,
  bannerComment: "// Made from the server's schema by `npm run types`. Not edited by hand.",
  unknownAny: true,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 110 },
});

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== made) {
    console.error("src/lib/protocol.ts is older than the server's schema: run `make page-types`");
    process.exit(1);
  }
} else {
  writeFileSync(file, made);
}
