import { describe, expect, it } from 'vitest'
import { prepareScene, sceneSource } from './scene-image.ts'
import { SCENES, sceneOf } from './scenes.ts'

describe('a drawing for the renderer', () => {
  it.each([...SCENES])('%s needs no custom property, no font and no CSS background', (name) => {
    const svg = sceneSource(name)
    expect(svg).not.toMatch(/var\(|<text/)
    expect(svg).toMatch(/viewBox="/)
  })

  it('prefers its own colours to those of the day', () => {
    const svg =
      '<svg viewBox="0 0 1 1"><style>svg{--h:#123456;background:#abcdef}.a{fill:var(--h)}</style></svg>'
    expect(prepareScene(svg)).toContain('.a{fill:#123456}')
    expect(prepareScene(svg)).toContain('fill:#abcdef')
  })

  it('fails for an unknown colour instead of drawing black', () => {
    expect(() => prepareScene('<svg><path fill="var(--new)"/></svg>')).toThrow('--new')
  })
})

it('finds its own drawings and no other file', () => {
  expect(sceneOf('/scenes/nacht.svg')).toBe('nacht')
  for (const address of [
    '/scenes/../favicon.svg',
    '/scenes/none.svg',
    'https://example.ch/scenes/nacht.svg',
    null,
  ])
    expect(sceneOf(address)).toBeUndefined()
})
