import { CHAM } from '#app/ui/pictures/lake-map.tsx'

interface MapPoint {
  name: string
  /** In units of the plan. */
  x: number
  y: number
}

/** Places that the plan knows, the more exact first. */
const PLACES: readonly MapPoint[] = [
  { name: 'Zugerberg', x: 776, y: 533 },
  { name: 'Wildspitz', x: 989, y: 853 },
  { name: 'Rigi', x: 525, y: 1083 },
  { name: 'Immensee', x: 386, y: 781 },
  { name: 'Arth', x: 732, y: 1029 },
  { name: 'Cham', ...CHAM },
  { name: 'Zug', x: 684, y: 262 },
]

/** The point of a place that the plan knows by name; elsewhere there is no map, rather than a wrong one. */
export function placeOnMap(place: string): MapPoint | undefined {
  return PLACES.find(({ name }) => new RegExp(`\\b${name}\\b`).test(place))
}
