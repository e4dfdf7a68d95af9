import { area, bent, path, rounded, roundedArea, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { gradientNoise } from '../noise.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { APEX, at, LEFT, RIGHT } from './hut.ts'
import { lightOnFloor, needles } from './hut-floor.ts'
import { ribs, stations } from './hut-ribs.ts'
import { leaves, rods } from './hut-weave.ts'
import { outside } from './outside.ts'

const STYLE = [
  'path{stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#10190f}',
  '.sk{fill:#ffc914}',
  '.su{fill:#fff4cc}',
  '.h1{fill:#c9a42b}',
  '.h2{fill:#6f8a4a}',
  '.h3{fill:#3a7350}',
  '.hh{fill:none;stroke:#2f4a2c;stroke-width:2}',
  '.gr{fill:none;stroke:#14301f;stroke-width:2}',
  '.fl{fill:#17210f}',
  '.fn{fill:none;stroke:#4a5a2c;stroke-width:2}',
  '.lt{fill:none;stroke:#e0b53a;stroke-width:2.6}',
  '.wl{fill:#141d10}',
  '.l0{fill:none;stroke:#7d9a4e;stroke-width:3}',
  '.l1{fill:none;stroke:#3f5a31;stroke-width:5}',
  '.rd0{fill:none;stroke:#d9b36a;stroke-width:2.6}',
  '.rd1{fill:none;stroke:#8f7a4e;stroke-width:4}',
  '.rd2{fill:none;stroke:#4d4a33;stroke-width:6.5}',
  '.rb0{fill:#7a5a30}',
  '.rb1{fill:#4f4027}',
  '.rb2{fill:#2c2a1c}',
  '.rr0,.rr1,.rr2{fill:none;stroke:#ffd76a;stroke-width:2}',
  '.rr1{stroke:#b08d4a;stroke-width:2.2}',
  '.rr2{stroke:#665a38;stroke-width:2.4}',
  '.rp{fill:#2c2a1c;stroke:#8f7a4e;stroke-width:2}',
  '.dp{fill:#10190f;stroke:#ffc914;stroke-width:2.2}',
]

/** View from inside a hut of branches and leaves into the evening. */
export function shelter(): string {
  const random = seededRandom('shelter-12')
  const noise = gradientNoise('holz')
  const view = outside(noise, random)
  const scales = stations(random)
  const weave = rods(scales, noise, random)
  const [farLeaves, nearLeaves] = leaves(random)
  const floor = needles(random)
  const light = lightOnFloor(random)
  const frame = ribs(scales, noise, random)
  return poster(STYLE, [
    ...view,
    path('fl', area([[at(LEFT, 1), at(RIGHT, 1), [WIDTH + 400, HEIGHT + 300], [-400, HEIGHT + 300]]])),
    path('fn', bent(floor)),
    path('lt', straight(light)),
    path('wl', area([[at(APEX, 1), at(LEFT, 1), at(LEFT, 5), [-900, -900], at(APEX, 5)]])),
    path('wl', area([[at(APEX, 1), at(RIGHT, 1), at(RIGHT, 5), [WIDTH + 900, -900], at(APEX, 5)]])),
    path('l1', bent(nearLeaves)),
    path('l0', bent(farLeaves)),
    ...weave.map((lines, i) => path(`rd${i}`, bent(lines))),
    ...frame.flatMap(({ outlines, rims }, i) => [
      path(`rb${i}`, roundedArea(outlines)),
      path(`rr${i}`, rounded(rims)),
    ]),
    path('rp', area([RIDGE_POLE])),
    path('dp', roundedArea(DOOR_POLES)),
  ])
}

const RIDGE_POLE: Line = [at([-2.5, -196], 1), at([-7, -200], 4.5), at([7, -200], 4.5), at([2.5, -196], 1)]

const DOOR_POLES: readonly Line[] = [
  [9, -232, -80, -14, -160, 176, -148, 180, -66, -14, 20, -228],
  [-9, -232, 80, -14, 160, 176, 148, 180, 66, -14, -20, -228],
].map((numbers) => pairs(numbers).map((corner) => at(corner, 1)))
