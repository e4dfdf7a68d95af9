import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { Card } from '#app/ui/layout/card.tsx'
import { MapName, MapRhombus, Plan } from '#app/ui/pictures/plan.tsx'
import { SectionWaypoint } from './section-waypoint.tsx'
import styles from './home-page.module.css'
import { CHAM, RIGI } from '#app/ui/pictures/lake-map.tsx'

export function Services() {
  const { services } = useMessages('home')
  const { projectManagement, survivalTraining, teamEvents } = services.items
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionWaypoint of="services" />
        <h2 className="section-title">{services.title}</h2>
        <div className={styles.services}>
          <Card
            title={survivalTraining.title}
            facts={survivalTraining.facts}
            link={{ to: paths.survivalTraining, label: survivalTraining.link }}
            picture={
              <img
                src="/scenes/nacht.svg"
                alt={survivalTraining.alt}
                width="640"
                height="800"
                loading="lazy"
              />
            }
          >
            {survivalTraining.text}
          </Card>
          <Card
            title={teamEvents.title}
            facts={teamEvents.facts}
            link={{ to: paths.teamEvents, label: teamEvents.link }}
            picture={
              <img src="/scenes/feuer.svg" alt={teamEvents.alt} width="640" height="800" loading="lazy" />
            }
          >
            {teamEvents.text}
          </Card>
          <Card
            title={projectManagement.title}
            facts={projectManagement.facts}
            link={{ to: paths.projectManagement, label: projectManagement.link }}
            picture={<PlannedAndWalked />}
          >
            {projectManagement.text}
          </Card>
        </div>
      </div>
    </section>
  )
}

function PlannedAndWalked() {
  const { planned, walked, items } = useMessages('home').services
  return (
    <Plan className={styles.sketch} viewBox="150 76 980 1150" alt={items.projectManagement.alt}>
      <path
        d={`M${CHAM.x} ${CHAM.y}L${RIGI.x} ${RIGI.y}`}
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="16 10"
      />
      <path
        className="route"
        d={`M${CHAM.x} ${CHAM.y}c-40 90-70 160-56 260s70 110 40 210-60 130-10 210 110 20 130 136L${RIGI.x} ${RIGI.y}`}
      />
      <MapRhombus x={355} y={383} size={17} />
      <MapRhombus x={391} y={617} size={17} />
      <MapRhombus {...RIGI} size={24} />
      <MapRhombus {...CHAM} size={24} />
      <MapName kind="water" x={541} y={520}>
        {planned}
      </MapName>
      <g className={styles.walked}>
        <MapName kind="water" x={172} y={838}>
          {walked}
        </MapName>
      </g>
    </Plan>
  )
}
