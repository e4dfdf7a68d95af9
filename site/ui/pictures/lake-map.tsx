import { MapName, MapPlace, MapRhombus, Plan } from './plan.tsx'

/** Start and end of the walk, in map units. */
export const CHAM = { x: 413, y: 147 }
export const RIGI = { x: 525, y: 1083 }

interface LakeMapProps {
  alt?: string | undefined
  viewBox?: string
}

export function LakeMap({ alt, viewBox = '0 0 1280 1480' }: LakeMapProps) {
  return (
    <Plan viewBox={viewBox} alt={alt}>
      <path
        d={`M1492 1189L${CHAM.x} ${CHAM.y} -666 1189`}
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeDasharray="14 8"
      />
      <use className="route" href="/scenes/plan.svg#walk" />
      <MapName kind="water" x={470} y={411}>
        Zugersee
      </MapName>
      <MapName kind="water" x={1262} y={683} end>
        Ägerisee
      </MapName>
      <MapName kind="water" x={46} y={1310}>
        Vierwald-
        <tspan x="46" dy="1.1em">
          stättersee
        </tspan>
      </MapName>
      <MapRhombus x={989} y={853} />
      <MapName x={1015} y={849}>
        Wildspitz<Height x={1015}>1580</Height>
      </MapName>
      <MapRhombus x={776} y={533} />
      <MapName x={802} y={542}>
        Zugerberg<Height x={802}>1039</Height>
      </MapName>
      <MapRhombus {...RIGI} />
      <MapName x={501} y={1127} end>
        Rigi Kulm<Height x={501}>1797</Height>
      </MapName>
      <MapRhombus {...CHAM} size={18} />
      <MapName x={407} y={121} end>
        Cham 418
      </MapName>
      <MapPlace x={684} y={262} />
      <MapName kind="village" x={700} y={264}>
        Zug
      </MapName>
      <MapPlace x={732} y={1029} />
      <MapName kind="village" x={752} y={1055}>
        Arth
      </MapName>
      <MapPlace x={386} y={781} />
      <MapName kind="village" x={370} y={785} end>
        Immensee
      </MapName>
      <MapPlace x={282} y={884} />
      <MapName kind="village" x={266} y={872} end>
        Küssnacht
      </MapName>
    </Plan>
  )
}

function Height({ x, children }: { x: number; children: string }) {
  return (
    <tspan className="map-village" x={x} dy="1.05em">
      {children}
    </tspan>
  )
}
