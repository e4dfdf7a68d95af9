/**
 * The six stages of a project, as the profile on the project page draws them: the milestone that ends each, as a spot
 * height in metres, and its place on the drawing (1440 × 352 units, the ground at its lower edge).
 */
export const PROJECT_STAGES = [
  { id: 'brief', metres: 418, x: 60, y: 330 },
  { id: 'analysis', metres: 760, x: 310, y: 268 },
  { id: 'concept', metres: 1180, x: 560, y: 192 },
  { id: 'build', metres: 1540, x: 810, y: 127 },
  { id: 'rollout', metres: 1797, x: 1060, y: 80 },
  { id: 'handover', metres: 1100, x: 1310, y: 206 },
] as const
