import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

type ContentEncoding = 'br' | 'gzip' | 'identity'

const PREFERENCE: readonly ContentEncoding[] = ['br', 'gzip', 'identity']
const REMEMBERED_HEADERS = 64

const remembered = new Map<string, ContentEncoding>()

/** The response encoding (RFC 9110, section 12.5.3): by quality, then br, gzip; identity is the fallback. */
export function negotiateEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (!acceptEncoding) return 'identity'
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const chosen = choose(acceptEncoding.slice(0, 500))
  if (remembered.size < REMEMBERED_HEADERS && acceptEncoding.length <= 200) {
    remembered.set(acceptEncoding, chosen)
  }
  return chosen
}

function choose(header: string): ContentEncoding {
  const qualities = new Map<string, number>()
  for (const entry of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const quality = parameters.map((part) => /^q\s*=\s*(\d(?:\.\d{1,3})?)$/.exec(part)?.[1]).find(Boolean)
    if (coding) qualities.set(coding, quality === undefined ? 1 : Number(quality))
  }
  let best: { encoding: ContentEncoding; quality: number } = { encoding: 'identity', quality: 0 }
  for (const encoding of PREFERENCE) {
    const quality = qualityOf(encoding, qualities)
    if (quality > best.quality) best = { encoding, quality }
  }
  return best.encoding
}

/** Identity is allowed without being named, but ranks below any named encoding. */
function qualityOf(encoding: ContentEncoding, qualities: Map<string, number>): number {
  const named = qualities.get(encoding)
  if (named !== undefined) return named
  const any = qualities.get('*')
  if (encoding === 'identity') return any === undefined ? 0.0001 : Math.min(any, 0.0001)
  return any ?? 0
}

const gzipAsync = promisify(gzip)
const gunzipAsync = promisify(gunzip)
const brotliAsync = promisify(brotliCompress)

/** A response without length, encoding, ETag and `Vary: Accept-Encoding`. */
export interface PlainAnswer {
  status: number
  headers: Record<string, string>
  body: string | Buffer
  compressed?: CompressedBody | undefined
  /** Never sent with weaker compression: the first request waits (about 1 ms per KB). */
  compressBest?: boolean | undefined
}

interface CompressedBody {
  brotli: Buffer
  gzip: Buffer
}

/** Without the body as it was: it is most of the bytes, and hardly anybody asks for it. */
export interface CompressedAnswer {
  status: number
  /** Weak, because it covers every encoding of the body. */
  etag: string
  /** In bytes. */
  plainLength: number
  gzip: Buffer
  /** Quality 5 at first unless precompressed; `recompressBrotli` upgrades it to 11. */
  brotli: Buffer
  best: boolean
  headers: Record<string, string>
  lines: Record<ContentEncoding | 'unchanged', string[]>
}

/** Compresses (gzip 6, brotli 5) on the thread pool; reuses the compression of `earlier` when its bytes are equal. */
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
  const answer = {
    status: plain.status,
    etag,
    plainLength: identity.length,
    gzip: gzipped,
    brotli,
    best,
    headers,
  }
  return { ...answer, lines: headerLines(answer) }
}

/** Replaces the brotli bytes by quality 11 (about 40 ms of one core per page). */
export async function recompressBrotli(answer: CompressedAnswer): Promise<void> {
  if (answer.best) return
  const better = await brotliAtQuality(await gunzipAsync(answer.gzip), 11)
  answer.best = true
  if (better.length >= answer.brotli.length) return
  answer.brotli = better
  answer.lines = headerLines(answer)
}

/** Writes to a raw response (Fastify: after `reply.hijack()`): 304 when the client's copy is current, no HEAD body. */
export function writeAnswer(request: IncomingMessage, response: ServerResponse, answer: CompressedAnswer) {
  if (answer.status === 200 && isCurrent(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.lines.unchanged)
    response.end()
    return
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  response.writeHead(answer.status, answer.lines[encoding])
  if (request.method === 'HEAD') response.end()
  else if (encoding !== 'identity') response.end(encoding === 'br' ? answer.brotli : answer.gzip)
  else gunzip(answer.gzip, (error, bytes) => (error ? response.destroy(error) : response.end(bytes)))
}

/** Brotli 11 and gzip 9 (about 1 ms of one core per KB). */
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

function headerLines(answer: Omit<CompressedAnswer, 'lines'>): CompressedAnswer['lines'] {
  const common = Object.entries({ ...answer.headers, ETag: answer.etag }).flat()
  const forEncoding = (encoding: ContentEncoding, length: number) => [
    ...common,
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(length),
  ]
  return {
    br: forEncoding('br', answer.brotli.length),
    gzip: forEncoding('gzip', answer.gzip.length),
    identity: forEncoding('identity', answer.plainLength),
    unchanged: common,
  }
}

function withEncoding(vary: string | undefined): string {
  if (!vary) return 'Accept-Encoding'
  return /\baccept-encoding\b/i.test(vary) ? vary : `${vary}, Accept-Encoding`
}

/** Weak comparison (RFC 9110, section 13.1.2). */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque)
}
