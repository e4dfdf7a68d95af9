import { DAY } from './palette.ts'
import { readScene } from './scenes.ts'
import { drawText } from './typeface.ts'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

interface SceneCrop {
  /** viewBox that must cover the frame; default the whole drawing. */
  part?: string
  /** As in `preserveAspectRatio`. */
  align?: string
  /** `meet` shows the whole part instead of covering the frame. */
  fit?: 'slice' | 'meet'
}

export function sceneImage(
  name: string,
  frame: Frame,
  { part, align = 'xMidYMid', fit = 'slice' }: SceneCrop = {},
): string {
  const svg = part ? sceneSource(name).replace(/viewBox="[^"]*"/, `viewBox="${part}"`) : sceneSource(name)
  const { x, y, width, height } = frame
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${align} ${fit}" href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`
}

/** Without custom properties, text and CSS backgrounds, which the renderer does not support. */
export function sceneSource(name: string): string {
  const known = sources.get(name)
  if (known !== undefined) return known
  const made = prepareScene(readScene(name))
  sources.set(name, made)
  return made
}

const sources = new Map<string, string>()

/** Exported for its test. */
export function prepareScene(svg: string): string {
  const own = Object.fromEntries(
    [...(/svg\{([^}]*)\}/.exec(svg)?.[1]?.matchAll(/([\w-]+):([^;]+)/g) ?? [])].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>
  const known: Record<string, string> = { ...DAY, ...own }
  const background = known['background']
  return svg
    .replace(/@media\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^{}]*\})*\}/, '')
    .replace(/var\((--\w+)(?:,([^)]*))?\)/g, (_whole, name: string, otherwise?: string) => {
      const value = known[name] ?? otherwise
      if (value === undefined) throw new Error(`A drawing uses ${name}, which has no colour by day`)
      return value
    })
    .replace(/preserveAspectRatio="[^"]*"/, '')
    .replace(
      '</style>',
      background
        ? `</style><rect width="9999" height="9999" style="fill:${background};stroke:none"/>`
        : '</style>',
    )
    .replace(/<text([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, text: string) =>
      outlineLabel(svg, attributes, text),
    )
}

function outlineLabel(svg: string, attributes: string, text: string): string {
  const values = Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
  const parentRule = /\.cl\{([^}]*)\}/.exec(svg)?.[1]
  const style = values['style'] ?? parentRule ?? /text\{([^}]*)\}/.exec(svg)?.[1] ?? ''
  const [, weight = '400', size = '16'] = /font:(\d+) ([\d.]+)px/.exec(style) ?? []
  const path = drawText(text, {
    face: Number(weight) >= 550 ? 'strong' : 'text',
    size: Number(size),
    x: Number(values['x'] ?? 0),
    y: Number(values['y'] ?? 0),
    fill: '',
    align: style.includes('text-anchor:middle') ? 'middle' : 'start',
  }).replace('fill=""', `style="fill:${/fill:(#\w+)/.exec(style)?.[1] ?? '#000'};stroke:none"`)
  return values['transform'] ? `<g transform="${values['transform']}">${path}</g>` : path
}
