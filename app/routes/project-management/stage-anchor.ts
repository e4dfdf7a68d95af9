export function stageAnchor(index: number): string {
  return `etappe-${index + 1}`
}
