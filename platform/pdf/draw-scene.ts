import type { Scene, SceneShape } from './scene.ts'

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the scene as vectors like `object-fit: cover`. `focus` crops the width: 0 keeps the left edge, 1 the right. */
export function drawScene(doc: PDFKit.PDFDocument, scene: Scene, frame: Frame, focus = 0.5): void {
  const scale = Math.max(frame.width / scene.width, frame.height / scene.height)
  const surplus = { x: scene.width * scale - frame.width, y: scene.height * scale - frame.height }
  doc.save()
  doc.rect(frame.x, frame.y, frame.width, frame.height).clip()
  if (scene.background) doc.rect(frame.x, frame.y, frame.width, frame.height).fill(scene.background)
  doc.translate(frame.x - surplus.x * focus, frame.y - surplus.y / 2).scale(scale)
  for (const shape of scene.shapes) drawShape(doc, shape)
  doc.restore()
}

function drawShape(doc: PDFKit.PDFDocument, shape: SceneShape): void {
  if (!shape.fill && !shape.stroke) return
  doc.save()
  doc.opacity(shape.opacity)
  if (shape.stroke) {
    doc.lineWidth(shape.strokeWidth).lineCap(shape.cap).lineJoin(shape.join)
    // pdfkit repeats a single number but takes a list as is; SVG repeats an odd list, but ours are even.
    if (shape.dash.length > 0) doc.dash(shape.dash as unknown as number, {})
  }
  if ('circle' in shape.outline) doc.circle(...shape.outline.circle)
  else doc.path(shape.outline.path)
  const rule = shape.evenOdd ? 'even-odd' : 'non-zero'
  if (shape.fill && shape.stroke) doc.fillAndStroke(shape.fill, shape.stroke, rule)
  else if (shape.fill) doc.fill(shape.fill, rule)
  else doc.stroke(shape.stroke)
  doc.restore()
}
