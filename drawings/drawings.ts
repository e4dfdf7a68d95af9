import { chamMap } from './cham.ts'
import { feldbuch } from './gear/feldbuch.ts'
import { feuerstahl } from './gear/feuerstahl.ts'
import { flasche } from './gear/flasche.ts'
import { kompass as gearKompass, kompassFrei } from './gear/kompass.ts'
import { schnur } from './gear/schnur.ts'
import { tarp } from './gear/tarp.ts'
import { ground } from './ground.ts'
import { growthRings } from './growth-rings.ts'
import { hill } from './hill.ts'
import { aufbruch } from './levels/aufbruch.ts'
import { kompass } from './levels/kompass.ts'
import { nacht } from './levels/nacht.ts'
import { placeMap } from './map/place-map.ts'
import { plan } from './map/plan.ts'
import { panorama } from './panorama/panorama.ts'
import { crossing } from './plates/crossing.ts'
import { feuer } from './plates/feuer.ts'
import { heatCurve } from './plates/heat-curve.ts'
import { mindset } from './plates/mindset.ts'
import { emptyPosten, posten } from './plates/posten.ts'
import { roofSection } from './plates/roof-section.ts'
import { shelter } from './plates/shelter.ts'
import { wasser } from './plates/wasser.ts'
import { wurzeln, wurzelnWeit } from './plates/wurzeln.ts'
import { projectProfile } from './project-profile.ts'
import { slopes } from './slopes.ts'
import { type ZugTerrain, zugTerrain } from './terrain/zug.ts'

/** By file in `public/scenes/`. */
export const drawings: Record<string, () => string> = {
  'aufbruch.svg': aufbruch,
  'cham.svg': chamMap,
  'crossing.svg': crossing,
  'feuer.svg': feuer,
  'gear-feldbuch.svg': feldbuch,
  'gear-feuerstahl.svg': feuerstahl,
  'gear-flasche.svg': flasche,
  'gear-kompass-frei.svg': kompassFrei,
  'gear-kompass.svg': gearKompass,
  'gear-schnur.svg': schnur,
  'gear-tarp.svg': tarp,
  'ground.svg': ground,
  'growth-rings.svg': growthRings,
  'heat-curve.svg': heatCurve,
  'hill.svg': hill,
  'kompass.svg': kompass,
  'map-cham.svg': () => placeMap(plan(zug()), [180, 20, 720, 560]),
  'map-immensee.svg': () => placeMap(plan(zug()), [120, 400, 720, 560]),
  'map-walchwil.svg': () => placeMap(plan(zug()), [420, 470, 720, 560]),
  'map-zugerberg.svg': () => placeMap(plan(zug()), [480, 130, 720, 560]),
  'mindset.svg': mindset,
  'nacht.svg': nacht,
  'pano.svg': () => panorama(zug()),
  'plan.svg': () => plan(zug()),
  'posten-leer.svg': emptyPosten,
  'posten.svg': posten,
  'project-profile.svg': projectProfile,
  'roof-section.svg': roofSection,
  'shelter.svg': shelter,
  'slopes.svg': slopes,
  'wasser.svg': wasser,
  'wurzeln-weit.svg': wurzelnWeit,
  'wurzeln.svg': wurzeln,
}

/** Shared, because erosion takes seconds. */
function zug(): ZugTerrain {
  carved ??= zugTerrain()
  return carved
}

let carved: ZugTerrain | undefined
