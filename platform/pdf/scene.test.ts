import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { parseScene } from './scene.ts'

it('resolves classes, groups, custom properties and attributes to plain paint', () => {
  const scene = parseScene(`<svg viewBox="0 0 10 20"><style>
    path{stroke-linecap:round}[class^=ha]{fill:none;stroke:var(--i)}.ha1{stroke-width:2.5;stroke-dasharray:1 2}
    .co *{fill:none;stroke:#f0f}svg{--i:#012;background:#ffc914}.sun{fill:#fff;opacity:.5}
  </style><circle class="sun" cx="1" cy="2" r="3"/><path class="ha1" d="m0 0h1" fill-rule="evenodd"/>
  <g class="co"><path d="m1 1h2"/></g><path d="m2 2h3"/></svg>`)
  expect(scene).toMatchObject({ width: 10, height: 20, background: '#ffc914' })
  expect(scene.shapes).toMatchObject([
    { outline: { circle: [1, 2, 3] }, fill: '#fff', stroke: undefined, opacity: 0.5 },
    { fill: undefined, stroke: '#012', strokeWidth: 2.5, dash: [1, 2], cap: 'round', evenOdd: true },
    { fill: undefined, stroke: '#f0f', strokeWidth: 1 },
    { outline: { path: 'm2 2h3' }, fill: '#000', stroke: undefined },
  ])
})

it('finds hexadecimal colours for every shape of the drawings that vouchers show', () => {
  for (const name of ['aufbruch', 'nacht', 'kompass', 'posten']) {
    const svg = readFileSync(join(projectFolder, 'public/scenes', `${name}.svg`), 'utf8')
    const { shapes, background } = parseScene(svg)
    expect(shapes.length).toBe((svg.match(/<(path|circle)/g) ?? []).length)
    for (const paint of [background, ...shapes.flatMap(({ fill, stroke }) => [fill, stroke])]) {
      if (paint !== undefined) expect(paint).toMatch(/^#([\da-f]{3}|[\da-f]{6})$/i)
    }
  }
})
