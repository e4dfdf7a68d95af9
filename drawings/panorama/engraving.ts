import type { Line } from '../lines.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { type Forest, plantForest } from './forest.ts'
import { hachures, type Hatching } from './hachures.ts'
import { planes } from './planes.ts'
import { outlinesByDepth, type OutlineOptions } from './outlines-by-depth.ts'
import { type Lighting, type Shading, shade } from './shade.ts'
import { shadowAreas } from './shadow-areas.ts'
import { type Tones, tones, type ToneOptions } from './tones.ts'
import { castRays, type Sheet, type View } from './view.ts'

export interface EngravingOptions extends Sheet {
  terrain: Terrain
  lighting: Lighting
  tones: ToneOptions
  /** Kilometres where near strokes give way to far ones. */
  split: number
  /** Kilometres where flat tints change, near to far. */
  bands: readonly number[]
  hatching: Hatching
  outlines?: OutlineOptions
  forest?: Forest
}

/** Lines by weight, areas from far to near. */
export interface Engraving {
  view: View
  shading: Shading
  tones: Tones
  planes: readonly Line[]
  /** Far, near, and the darkest of the near ones. */
  shadows: readonly (readonly Line[])[]
  farHachures: readonly Line[]
  nearHachures: readonly (readonly Line[])[]
  trees: readonly (readonly Line[])[]
  outlines: readonly (readonly Line[])[]
}

/** Engraved panorama: tints, shadows, hachures along and woods across the slopes. */
export function engrave(options: EngravingOptions): Engraving {
  const { terrain, split } = options
  const view = castRays(terrain, options)
  const shading = shade(view, terrain, options.lighting)
  const tone = tones(view, shading, options.tones)
  const { far, near } = hachures(view, shading, tone.stroke, options.hatching, split)
  const trees = options.forest
    ? plantForest(view, terrain, shading, tone.stroke, options.forest)
    : [[], [], []]
  const fine = castRays(terrain, doubled(options))
  return {
    view,
    shading,
    tones: tone,
    planes: planes(fine, options.bands),
    shadows: shadowAreas(view, tone.flat, split),
    farHachures: far,
    nearHachures: near,
    trees,
    outlines: outlinesByDepth(fine, options.outlines ?? { depths: [split, split * 1.9] }),
  }
}

/** Outlines and tints are computed at double resolution. */
function doubled(sheet: Sheet): Sheet {
  return { ...sheet, width: sheet.width * 2, height: sheet.height * 2, horizon: sheet.horizon * 2 }
}
