/** `etappe-1` to `etappe-6` */
export function stageAnchor(index: number): string {
  return `etappe-${index + 1}`
}
