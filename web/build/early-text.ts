/** Tells `theme.js` where the texts of each language are: the browser fetches those of its own beside the first script. */
import type { Language } from '@tavola/kernel/face/text.ts';
import type { Plugin } from 'vite';

const TEXT = /\/web\/text\/(pt|en)\.ts$/;

export function earlyText(): Plugin {
  return {
    name: 'tavola:early-text',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const texts = Object.values(bundle ?? {}).flatMap((file) => {
          const language = file.type === 'chunk' && languageOf(file.facadeModuleId);
          return language ? [[language, `/${file.fileName}`]] : [];
        });
        return html.replace('src="/theme.js"', `$& data-texts='${JSON.stringify(Object.fromEntries(texts))}'`);
      },
    },
  };
}

/** The language whose texts a module has. */
export function languageOf(module: string | null): Language | null {
  const [, name] = TEXT.exec(module?.replaceAll('\\', '/') ?? '') ?? [];
  return name === undefined ? null : name === 'pt' ? 'pt-BR' : 'en';
}
