import type { FastifyInstance } from 'fastify'
import type { PageEnvironment } from '#app/environment.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { Drawing } from '../drawing/open-drawing.ts'
import { findSubject } from './picture-subject.ts'
import { createPictureStore } from './picture-store.ts'
import { sharePicture } from './share-picture.ts'

interface PictureRoutesDeps {
  environmentFor: (language: Language, messages: PageEnvironment['loadMessages']) => PageEnvironment
  drawing: Drawing
}

/** Draws existing subjects only, which bounds the number. Outdated versions get the current picture, uncached. */
export function pictureRoutes(app: FastifyInstance, deps: PictureRoutesDeps): void {
  const { environmentFor, drawing } = deps
  const pictureOf = createPictureStore(
    async (card) => (await drawing.draw({ kind: 'picture', card })).content,
  )
  app.get<{ Params: { version: string; language: string; kind: string; file: string } }>(
    '/og/:version/:language/:kind/:file',
    async (request, reply) => {
      const { version, kind, file } = request.params
      const language = LANGUAGES.find((each) => each === request.params.language)
      const name = /^(.+)\.png$/.exec(file)?.[1]
      const subject =
        language && name
          ? await findSubject(
              environmentFor(language, async () => {}),
              kind,
              name,
            )
          : undefined
      const picture = language && subject && sharePicture(language, subject)
      if (!picture)
        return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such picture' })
      const png = await pictureOf(picture.version, picture.card)
      return reply
        .headers({
          'Content-Type': 'image/png',
          'Cache-Control':
            version === picture.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        })
        .send(png)
    },
  )
}
