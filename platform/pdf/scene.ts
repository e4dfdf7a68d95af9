export interface Scene {
  width: number
  height: number
  background: string | undefined
  shapes: SceneShape[]
}

export interface SceneShape {
  outline: { path: string } | { circle: [x: number, y: number, radius: number] }
  fill: string | undefined
  evenOdd: boolean
  stroke: string | undefined
  strokeWidth: number
  dash: number[]
  cap: 'butt' | 'round'
  join: 'miter' | 'round'
  opacity: number
}

/** Parses our generated drawings (public/scenes) only: skips text and clip paths, throws on an unknown selector. */
export function parseScene(svg: string): Scene {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const rules = readRules(/<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '')
  const root = styleOf(rules, { tag: 'svg', classes: [], parents: [] }, {})
  const shapes: SceneShape[] = []
  const parents: SceneElement[] = []
  for (const [, closing, tag = '', attributes = ''] of svg.matchAll(/<(\/?)(path|circle|g)\b([^>]*)>/g)) {
    if (closing) parents.pop()
    else {
      const values = readAttributes(attributes)
      const element = { tag, classes: (values['class'] ?? '').split(' '), parents: [...parents] }
      if (tag === 'g') parents.push(element)
      else shapes.push(toShape(values, styleOf(rules, element, values), root))
    }
  }
  return { width: Number(width), height: Number(height), background: root['background'], shapes }
}

type Style = Record<string, string>

interface SceneElement {
  tag: string
  classes: string[]
  parents: SceneElement[]
}

interface Rule {
  selector: string
  style: Style
  weight: number
}

const PAINT_ATTRIBUTES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'fill-rule', 'opacity']

function readRules(css: string): Rule[] {
  const rules: Rule[] = []
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const style = readDeclarations(body)
    for (const selector of selectors.split(',')) {
      rules.push({ selector: selector.trim(), style, weight: /[.[]/.test(selector) ? 1 : 0 })
    }
  }
  return rules.sort((a, b) => a.weight - b.weight)
}

function readDeclarations(body: string): Style {
  return Object.fromEntries(
    body
      .split(';')
      .map((declaration) => declaration.split(':').map((part) => part.trim()) as [string, string])
      .filter(([name, value]) => name && value),
  )
}

function readAttributes(text: string): Style {
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

function styleOf(rules: Rule[], element: SceneElement, attributes: Style): Style {
  const style: Style = {}
  for (const name of PAINT_ATTRIBUTES) {
    const value = attributes[name]
    if (value !== undefined) style[name] = value
  }
  for (const rule of rules) if (matches(rule.selector, element)) Object.assign(style, rule.style)
  return Object.assign(style, readDeclarations(attributes['style'] ?? ''))
}

function matches(selector: string, element: SceneElement): boolean {
  const [first = '', second] = selector.split(' ')
  if (second === '*') return element.parents.some((parent) => matches(first, parent))
  const prefix = /^\[class\^=(\w+)\]$/.exec(first)?.[1]
  if (prefix) return element.classes[0]?.startsWith(prefix) ?? false
  return first.startsWith('.') ? element.classes.includes(first.slice(1)) : first === element.tag
}

function toShape(attributes: Style, style: Style, root: Style): SceneShape {
  const { cx, cy, r, d = '' } = attributes
  return {
    outline: r === undefined ? { path: d } : { circle: [Number(cx), Number(cy), Number(r)] },
    fill: colour(style['fill'] ?? '#000', root),
    evenOdd: style['fill-rule'] === 'evenodd',
    stroke: colour(style['stroke'] ?? 'none', root),
    strokeWidth: Number(style['stroke-width'] ?? 1),
    dash: (style['stroke-dasharray'] ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number),
    cap: style['stroke-linecap'] === 'round' ? 'round' : 'butt',
    join: style['stroke-linejoin'] === 'round' ? 'round' : 'miter',
    opacity: Number(style['opacity'] ?? 1),
  }
}

function colour(value: string, root: Style): string | undefined {
  const [, name, fallback] = /^var\((--\w+)(?:,(.*))?\)$/.exec(value) ?? []
  const found = name ? (root[name] ?? fallback) : value
  return found === undefined || found === 'none' ? undefined : found
}
