import { expect, it } from 'vitest'
import { SURVIVAL_COURSES, TEAM_EVENTS } from '#features/services/content/services.ts'
import { drawBeside } from './draw-beside.ts'
import { GROUNDS } from './palette.ts'
import { sceneNameOf } from '#features/services/http/service-card.ts'

const scenes = [...SURVIVAL_COURSES, ...TEAM_EVENTS].map(sceneNameOf)

it.each(scenes.map((_, index) => index + 1))(
  'leaves room for the title beside the drawings of %i services, and cuts none off',
  (count) => {
    const { drawn, left } = drawBeside({ kind: 'posters', scenes: scenes.slice(0, count) }, GROUNDS.day)
    const places = [
      ...drawn.matchAll(/<image x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ]
    expect(places).toHaveLength(count)
    expect(left).toBeGreaterThanOrEqual(540)
    for (const [, ...place] of places) {
      const [x = 0, y = 0, width = 0, height = 0] = place.map(Number)
      expect(x).toBeGreaterThanOrEqual(left)
      expect(x + width).toBeLessThanOrEqual(1200.5)
      expect(y + height).toBeLessThanOrEqual(630)
    }
  },
)
