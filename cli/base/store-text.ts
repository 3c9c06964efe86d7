/** What backup and restore say. */
import type { Language } from '@tavola/kernel/face/text.ts';

export type StoreText = {
  readonly saved: (file: string) => string;
  readonly savedSecret: (file: string) => string;
  readonly restored: (file: string, kept: string) => string;
  readonly restoredSecret: string;
  readonly missing: (file: string) => string;
  readonly notOurs: (file: string) => string;
  readonly busy: (file: string) => string;
  readonly fileMissing: string;
};

const pt: StoreText = {
  saved: (file) => `Cópia gravada em ${file}`,
  savedSecret: (file) => `O segredo que reconhece os visitantes foi para ${file}: guarde-o como uma senha`,
  restored: (file, kept) => `Restaurado de ${file}; o que havia antes está em ${kept}`,
  restoredSecret: 'O segredo da cópia também voltou: se o servidor está rodando, reinicie-o',
  missing: (file) => `Não há partidas em ${file}. TAVOLA_DATA diz onde estão.`,
  notOurs: (file) => `${file} não é uma cópia inteira feita por tavola backup.`,
  busy: (file) => `${file} está em uso sem pausa; nada foi mudado. Tente de novo ou pare o servidor antes.`,
  fileMissing: 'Diga qual arquivo.',
};

const en: StoreText = {
  saved: (file) => `Copied to ${file}`,
  savedSecret: (file) => `The secret by which guests are known is in ${file}: keep it like a password`,
  restored: (file, kept) => `Restored from ${file}; what was there before is in ${kept}`,
  restoredSecret: 'The secret of the copy is back too: if the server is running, restart it',
  missing: (file) => `There are no matches in ${file}. TAVOLA_DATA says where they are.`,
  notOurs: (file) => `${file} is not a whole copy made by tavola backup.`,
  busy: (file) =>
    `${file} is being written to without a pause; nothing was changed. Try again, or stop the server first.`,
  fileMissing: 'Say which file.',
};

export const storeTexts: { readonly [L in Language]: StoreText } = { 'pt-BR': pt, en };
