/**
 * `npm run release`: what a club downloads. Archives without and with Node, and a package for npm; the same commit gives the same bytes.
 *   node tools/release/release.ts [folder]        .cache/release when none is named; the web client must be built
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';
import { licences } from './licences.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { readonly version: string };
const MACHINES = ['linux-x64', 'linux-arm64'];

/** The folder of a release: JavaScript, the built client, licences; nothing to install or to build. */
export async function releaseFolder(to: string, web = join(REPOSITORY, 'web/dist')): Promise<void> {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const packages = await bundle(to);
  cpSync(web, join(to, 'web/dist'), { recursive: true });
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(REPOSITORY, file), join(to, file));
  cpSync(join(import.meta.dirname, 'tavola.mjs'), join(to, 'tavola.mjs'));
  writeFileSync(join(to, 'LICENCES.txt'), licences(packages));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

const manifest = {
  name: 'tavola',
  version,
  description: 'A digital table for five deep board games, by their complete rules',
  license: 'MIT',
  type: 'module',
  bin: { tavola: 'tavola.mjs' },
  engines: { node: '>=24' },
};

/** A sorted archive in which only names and contents count. */
export function archive(folder: string, name: string, file: string): void {
  const date = process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct');
  const same = ['--sort=name', `--mtime=@${date}`, '--owner=0', '--group=0', '--numeric-owner', '--format=ustar'];
  const moved = `--transform=s,^\\.,${name},`;
  const most = { maxBuffer: 2 ** 30 };
  const tar = execFileSync('tar', ['-C', folder, ...same, '--mode=a+rX,u+w,go-w', moved, '-cf', '-', '.'], most);
  writeFileSync(file, gzipSync(tar, { level: 9 }));
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' }).trim();
}

/** Beside the release: Node for that machine, and a command that uses it. */
function addNode(folder: string, machine: string): void {
  const home = join(REPOSITORY, '.cache/release-node', machine);
  const name = `node-${machine}`;
  const node = join(home, 'node_modules', name, 'bin/node');
  const wanted = `${name}@${process.versions.node}`;
  if (!existsSync(node)) {
    mkdirSync(home, { recursive: true });
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    const quietly = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--force'];
    execFileSync('npm', ['install', ...quietly, wanted], { cwd: home, stdio: 'inherit' });
  }
  cpSync(node, join(folder, 'node'));
  cpSync(join(dirname(dirname(node)), 'LICENSE'), join(folder, 'LICENCE-NODE.txt'));
  writeFileSync(join(folder, 'tavola'), '#!/bin/sh\nexec "$(dirname "$0")/node" "$(dirname "$0")/tavola.mjs" "$@"\n', {
    mode: 0o755,
  });
}

async function release(to: string): Promise<void> {
  const folder = join(to, 'folder');
  await releaseFolder(folder);
  archive(folder, `tavola-${version}`, join(to, `tavola-${version}.tar.gz`));
  // What npm expects: everything in a folder of this name.
  archive(folder, 'package', join(to, `tavola-${version}-npm.tgz`));
  for (const machine of MACHINES) {
    addNode(folder, machine);
    archive(folder, `tavola-${version}`, join(to, `tavola-${version}-${machine}.tar.gz`));
  }
  rmSync(folder, { recursive: true });
  const files = readdirSync(to).filter((file) => /gz$/.test(file));
  const sums = files.sort().map((file) => `${sha256(join(to, file))}  ${file}\n`);
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
  for (const file of files) console.log(`${file}  ${(readFileSync(join(to, file)).length / 1e6).toFixed(1)} MB`);
}

function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

if (import.meta.main) await release(resolve(process.argv[2] ?? join(REPOSITORY, '.cache/release')));
