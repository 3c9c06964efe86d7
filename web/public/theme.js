// Before the first paint: the theme and the language that this browser chose, or its own.
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('tavola-settings') ?? '{}');
  } catch {}
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  const { theme, language } = saved;
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : light ? 'light' : 'dark';
  const spoken = language ?? (navigator.language.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en');
  document.documentElement.lang = spoken;

  // Its texts come beside the first script, and not after it.
  const texts = JSON.parse(document.currentScript.dataset.texts ?? '{}');
  if (!Object.hasOwn(texts, spoken)) return;
  const early = document.createElement('link');
  early.rel = 'modulepreload';
  early.href = texts[spoken];
  document.head.append(early);
})();
