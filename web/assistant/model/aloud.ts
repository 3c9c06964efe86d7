/** Lines and questions aloud, by voices of the device only: nothing that is said at the table leaves it. */
import { useEffect, useSyncExternalStore } from 'react';

/** A voice of the device for a language; null while there is none. */
export function useVoice(language: string): SpeechSynthesisVoice | null {
  return useSyncExternalStore(subscribe, () => voiceFor(language));
}

function voiceFor(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in window)) return null;
  const voices = speechSynthesis.getVoices().filter(({ localService }) => localService);
  const base = language.slice(0, 2);
  const tagOf = (voice: SpeechSynthesisVoice) => voice.lang.replace('_', '-');
  return (
    voices.find((voice) => tagOf(voice) === language) ?? voices.find((voice) => tagOf(voice).startsWith(base)) ?? null
  );
}

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => {};
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Says a sentence when it changes, and is quiet at any touch. */
export function useSpeech(sentence: string, voice: SpeechSynthesisVoice | null): void {
  useEffect(() => {
    if (voice === null || sentence === '') return;
    const words = new SpeechSynthesisUtterance(sentence);
    words.voice = voice;
    words.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(words);
    const hush = () => speechSynthesis.cancel();
    addEventListener('pointerdown', hush);
    return () => {
      removeEventListener('pointerdown', hush);
      hush();
    };
  }, [sentence, voice]);
}
