import type { FastifyBaseLogger } from 'fastify'
import { httpTranslator } from '#platform/translator/http-translator.ts'
import type { Translator } from '#platform/translator/translator.ts'

/** Null unless the owner has set a service. */
export function chooseTranslator(
  {
    translationUrl: url,
    translationKey: key,
  }: { translationUrl?: string | undefined; translationKey?: string | undefined },
  log: Pick<FastifyBaseLogger, 'warn'>,
): Translator | null {
  return url
    ? httpTranslator({ url, key }, (error) => log.warn({ err: error }, 'the translator failed'))
    : null
}
