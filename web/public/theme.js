// Before the first paint: the theme and the language that this browser chose, or its own.
(() => {
  let saved = {};
  try {
    saved = JSON.parse(localStorage.getItem('tavola-settings') ?? '{}');
  } catch {}
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  const { theme, language } = saved;
  document.documentElement.dataset.theme = theme === 'light' || theme === 'dark' ? theme : light ? 'light' : 'dark';
  document.documentElement.lang = language ?? (navigator.language.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en');
})();
