/**
 * Stages as drawn in the profile: milestone altitude in metres, and position on the drawing (1440 × 352 units, ground
 * at the lower edge).
 */
export const PROJECT_STAGES = [
  { id: 'brief', metres: 418, x: 60, y: 330 },
  { id: 'analysis', metres: 760, x: 310, y: 268 },
  { id: 'concept', metres: 1180, x: 560, y: 192 },
  { id: 'build', metres: 1540, x: 810, y: 127 },
  { id: 'rollout', metres: 1797, x: 1060, y: 80 },
  { id: 'handover', metres: 1100, x: 1310, y: 206 },
] as const
