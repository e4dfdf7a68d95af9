/** Elevation profile Cham, Zugerberg, Wildspitz, Rigi Kulm, lake shore, Cham: the upper edge of every footer. */
export function ground(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 190"><path id="ground" fill="var(--deep)" stroke="var(--rule)" stroke-width="1.3" d="${GROUND}"/></svg>\n`
}

const GROUND =
  'M-9 199V164l9 0 152 0 17-1 45-11 13-8 12-14 24 1 9 5 15-4 9 3 13-17 13-11 9-2 12 4 21 2 14 8 12 9 12-2 14-15 12-7 12 4 12 14 11 2 12 4 23 1 11 11 13-25 11-31 12-26 6-4 6 3 10 16 16 10 10-2 12-4 11 8 24 33 11 12 10 9 14 3 13 16 10-7 12-12 17 24 7-11 9-7 15-27 14-20 12-10 12-5 8-12 16-2 12-21 13-12 5-2 42 66 9 2 11 9 11 13 14 12 9 5 13 3 12 5 11 9 12 4 23-1 26 2 22 0 25-3 33 3 11-1 24 0 13 2 10-2 17 2 5-2 26 2 33-3 23 0 36 3 23-2 35 2 61 0H1449V199z'
