import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type ContentEncoding, negotiateEncoding } from './negotiate-encoding.ts'

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** What a producer hands over: `headers` without length, encoding, ETag and Vary on the encoding. */
export interface PlainAnswer {
  status: number
  /** Sent as they are, also with 304. Names as they shall stand on the wire. */
  headers: Record<string, string>
  body: string | Buffer
  /** The best compression of the body, where it has been made before. */
  compressed?: CompressedBody | undefined
  /** Never sent with weaker compression: the first to ask waits for it (about 1 ms for each KB). */
  compressBest?: boolean | undefined
}

interface CompressedBody {
  brotli: Buffer
  gzip: Buffer
}

/** An answer in all encodings, ready to be written. */
export interface CompressedAnswer {
  status: number
  /** Weak, because the same tag stands for every encoding of the body. */
  etag: string
  identity: Buffer
  gzip: Buffer
  /** Quality 5 at first, unless it came compressed; `recompressBrotli` replaces it by quality 11. */
  brotli: Buffer
  /** True when `brotli` has quality 11. */
  best: boolean
  headers: Record<string, string>
  /** Prepared once: writing an answer costs no header assembly. */
  lines: Record<ContentEncoding | 'unchanged', string[]>
}

/**
 * Compresses on the thread pool, gzip 6 and brotli 5 at the same time, what is not compressed already.
 * @param earlier An answer of the same address: where its bytes are the same, its compression is taken over.
 */
export async function compressAnswer(
  plain: PlainAnswer,
  earlier?: CompressedAnswer,
): Promise<CompressedAnswer> {
  const identity = typeof plain.body === 'string' ? Buffer.from(plain.body) : plain.body
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const made = plain.compressed ?? (earlier?.best && earlier.etag === etag ? earlier : undefined)
  const compress = plain.compressBest ? compressMaximally : compressQuickly
  const { gzip: gzipped, brotli } = made ?? (await compress(identity))
  const headers = { ...plain.headers, Vary: withEncoding(plain.headers['Vary']) }
  const best = made !== undefined || plain.compressBest === true
  const answer = { status: plain.status, etag, identity, gzip: gzipped, brotli, best, headers }
  return { ...answer, lines: headerLines(answer) }
}

/** Replaces the brotli bytes by quality 11 (about 40 ms of one core for a page). */
export async function recompressBrotli(answer: CompressedAnswer): Promise<void> {
  if (answer.best) return
  const better = await brotliAtQuality(answer.identity, 11)
  answer.best = true
  if (better.length >= answer.brotli.length) return
  answer.brotli = better
  answer.lines = headerLines(answer)
}

/**
 * Writes an answer to a raw response: 304 when the visitor's copy is current, no body for HEAD.
 * With Fastify call `reply.hijack()` first and pass `request.raw` and `reply.raw`.
 */
export function writeAnswer(request: IncomingMessage, response: ServerResponse, answer: CompressedAnswer) {
  if (answer.status === 200 && isCurrent(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.lines.unchanged)
    response.end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  response.writeHead(answer.status, answer.lines[encoding])
  response.end(request.method === 'HEAD' ? undefined : bytesOf(answer, encoding))
}

/** The smallest bytes: brotli 11 and gzip 9 (about 1 ms of one core for each KB). */
export async function compressMaximally(bytes: Buffer): Promise<CompressedBody> {
  const [brotli, gzipped] = await Promise.all([brotliAtQuality(bytes, 11), gzipAsync(bytes, { level: 9 })])
  return { brotli, gzip: gzipped }
}

async function compressQuickly(bytes: Buffer): Promise<CompressedBody> {
  const [brotli, gzipped] = await Promise.all([brotliAtQuality(bytes, 5), gzipAsync(bytes)])
  return { brotli, gzip: gzipped }
}

function brotliAtQuality(bytes: Buffer, quality: number): Promise<Buffer> {
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
}

function bytesOf(answer: Pick<CompressedAnswer, 'brotli' | 'gzip' | 'identity'>, encoding: ContentEncoding) {
  if (encoding === 'br') return answer.brotli
  return encoding === 'gzip' ? answer.gzip : answer.identity
}

function headerLines(answer: Omit<CompressedAnswer, 'lines'>): CompressedAnswer['lines'] {
  const common = Object.entries({ ...answer.headers, ETag: answer.etag }).flat()
  const forEncoding = (encoding: ContentEncoding) => [
    ...common,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bytesOf(answer, encoding).length),
  ]
  return {
    br: forEncoding('br'),
    gzip: forEncoding('gzip'),
    identity: forEncoding('identity'),
    unchanged: common,
  }
}

function withEncoding(vary: string | undefined): string {
  if (!vary) return 'Accept-Encoding'
  return /\baccept-encoding\b/i.test(vary) ? vary : `${vary}, Accept-Encoding`
}

/** Weak comparison (RFC 9110, section 13.1.2): `W/` does not count. */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
