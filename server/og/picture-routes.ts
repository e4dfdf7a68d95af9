import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Drawing } from '../drawing/open-drawing.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { PictureCard } from './picture-card.ts'
import { findSubject, nameOfSubject } from './picture-subject.ts'
import { createPictureStore } from './picture-store.ts'
import { sharePicture } from './share-picture.ts'
import type { EnvironmentFor } from '../render/page-environment.ts'

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
