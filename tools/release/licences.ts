/** Whose work is in a release, and under which terms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Manifest = { readonly name: string; readonly version: string; readonly license?: string };

/** Of the packages in these folders: name, version, licence, and its text where they bring one. */
export function licences(folders: readonly string[]): string {
  return folders.map(licenceOf).join(`\n${'-'.repeat(80)}\n`);
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((it) => /^licen[cs]e/i.test(it));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version}: ${license ?? 'see below'}\n${text}`;
}
