import type { FastifyInstance } from 'fastify'
import { buffer } from 'node:stream/consumers'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import type { EnvironmentFor } from '#server/render/page-environment.ts'
import type { PictureCard } from './picture-card.ts'
import { findSubject, nameOfSubject } from './picture-subject.ts'
import { sharePicture } from './share-picture.ts'

const MAX_PICTURES = 600
const MAX_BYTES = 64 * 1024 * 1024

/** PNG cache: drawn on first request, one at a time, least recently used evicted first. */
export function createPictureStore(draw: (card: PictureCard) => Promise<Buffer>) {
  const pictures = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let bytes = 0
  let queue: Promise<unknown> = Promise.resolve()

  function forget(key: string): void {
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
    pictures.delete(key)
  }

  function start(key: string, card: PictureCard): Promise<Buffer> {
    const picture = queue.then(() => draw(card))
    queue = picture.then(
      (png) => {
        if (!pictures.has(key)) return
        sizes.set(key, png.length)
        bytes += png.length
        for (const oldest of sizes.keys()) {
          if (bytes <= MAX_BYTES && sizes.size <= MAX_PICTURES) break
          forget(oldest)
        }
      },
      () => forget(key),
    )
    return picture
  }

  return function pictureOf(key: string, card: PictureCard): Promise<Buffer> {
    const known = pictures.get(key)
    const picture = known ?? start(key, card)
    pictures.set(key, picture)
    const size = sizes.get(key)
    if (known && size !== undefined) {
      sizes.delete(key)
      sizes.set(key, size)
    }
    return picture
  }
}

interface PictureRoutesDeps {
  environmentFor: EnvironmentFor
  drawing: Drawing
  messages: MessageSource
  /** Of own pictures. */
  openRendering?: PictureStore['openRendering'] | undefined
}

/** Draws existing subjects only, which bounds the number. Outdated versions get the current picture, uncached. */
export function pictureRoutes(app: FastifyInstance, deps: PictureRoutesDeps): void {
  const { environmentFor, drawing, messages } = deps
  const pictureOf = createPictureStore(
    async (card) =>
      (await drawing.draw({ kind: 'picture', card, photograph: await photographOf(card, deps) })).content,
  )
  app.get<{ Params: { version: string; language: string; kind: string; file: string } }>(
    '/og/:version/:language/:kind/:file',
    async (request, reply) => {
      const { version, kind, file } = request.params
      const site = messages.current()
      const language = LANGUAGES.find((each) => each === request.params.language)
      const name = /^(.+)\.png$/.exec(file)?.[1]
      const subject =
        language && name ? await findSubject(environmentFor(language), site, kind, name) : undefined
      const picture = language && subject && sharePicture(language, subject, site)
      if (!picture)
        return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such picture' })
      const png = await pictureOf(picture.version, picture.card)
      // Of a retired service, which may be offered again, another stands in.
      const isCurrent = version === picture.version && nameOfSubject(subject).name === name
      return reply
        .headers({
          'Content-Type': 'image/png',
          'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        })
        .send(png)
    },
  )
}

/** Undefined when it was deleted; then its colour is shown instead. */
async function photographOf(
  { drawing }: PictureCard,
  { openRendering }: Pick<PictureRoutesDeps, 'openRendering'>,
): Promise<Buffer | undefined> {
  const file = drawing.kind === 'photograph' ? await openRendering?.(drawing.file) : undefined
  return file && buffer(file)
}
