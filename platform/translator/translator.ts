import type { Language } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'

export interface TranslatorRefusal {
  /** It cannot be reached, is too slow, or answers what cannot be read; it has too much to do. */
  code: 'translator_failed' | 'translator_busy'
}

/** Suggests texts; a person reads each one before it is published. */
export interface Translator {
  /** One translation for each text, in their order; placeholders should stay. Never rejects. */
  translate(
    texts: readonly string[],
    languages: { from: Language; to: Language },
  ): Promise<Result<string[], TranslatorRefusal>>
}
