import { z } from 'zod'
import { accept, refuse } from '#kernel/result.ts'
import type { Translator } from './translator.ts'

const TIMEOUT_MS = 20_000
/** Of an answer; a page has some 60,000. */
const MAX_BYTES = 2_000_000

const answerOf = z.object({ translatedText: z.array(z.string()) })

/** Of the messages' `fill` and of facts. */
const PLACEHOLDER = /\{[^{}\s][^{}]*\}/g

/**
 * A service that answers as LibreTranslate's `POST /translate` does: `{q, source, target, format, api_key}` to
 * `{translatedText}`. Placeholders go as elements that are not to be translated.
 */
export function httpTranslator(
  { url, key, timeoutMs = TIMEOUT_MS }: { url: string; key?: string | undefined; timeoutMs?: number },
  onFailure: (error: unknown) => void,
): Translator {
  return {
    async translate(texts, { from, to }) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify({
            q: texts.map(toMarkup),
            source: from,
            target: to,
            format: 'html',
            ...(key && { api_key: key }),
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (answer.status === 429 || answer.status === 503) {
          await answer.body?.cancel()
          return refuse({ code: 'translator_busy' })
        }
        if (!answer.ok) {
          await answer.body?.cancel()
          throw new Error(`The translator answered ${answer.status}`)
        }
        const { translatedText } = answerOf.parse(JSON.parse(await readBounded(answer)))
        if (translatedText.length !== texts.length) throw new Error('The translator left texts out')
        return accept(translatedText.map(toText))
      } catch (error) {
        onFailure(error)
        return refuse({ code: 'translator_failed' })
      }
    },
  }
}

async function readBounded(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += (chunk as Uint8Array).byteLength
    if (bytes > MAX_BYTES) throw new Error('The translator answers too much')
    text += decoder.decode(chunk as Uint8Array, { stream: true })
  }
  return text + decoder.decode()
}

function toMarkup(text: string): string {
  let markup = ''
  let end = 0
  for (const { 0: placeholder, index } of text.matchAll(PLACEHOLDER)) {
    markup += `${escapeText(text.slice(end, index))}<span translate="no" class="notranslate">${placeholder}</span>`
    end = index + placeholder.length
  }
  return markup + escapeText(text.slice(end))
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>')
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
}

/** Markup is left out, whatever it is. */
function toText(markup: string): string {
  return markup
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi,
      (whole, decimal: string, hex: string, name: string) => {
        if (name) return NAMED[name.toLowerCase()] ?? whole
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      },
    )
}
