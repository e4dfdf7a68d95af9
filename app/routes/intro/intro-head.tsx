import type { IntroWords } from '#content/intro-words.ts'
import type { Namespace } from '#i18n/namespaces.ts'
import { useMessages } from '../../language/language.tsx'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { LakeMap } from '../../ui/lake-map.tsx'
import { TrailMark } from '../../ui/trail-mark.tsx'
import { Actions } from './actions.tsx'
import type { Drawing } from './drawings.ts'
import { Facts } from './facts.tsx'
import { familyOf } from './family.ts'
import styles from './intro.module.css'

interface IntroHeadProps {
  words: IntroWords
  drawing: Drawing
  namespace: Namespace
}

export function IntroHead({ words, drawing, namespace }: IntroHeadProps) {
  const family = familyOf(namespace)
  const level = family?.kind === 'survival' ? family.level : 1
  const side = drawing.kind === 'poster' ? drawing.side : ''
  return (
    <section className={`${styles.head} ${styles[drawing.kind]} ${side && styles[side]}`}>
      <div className={`wrap grid ${styles.headRow}`}>
        <div className={styles.headText}>
          <Trail namespace={namespace} />
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <Facts facts={words.facts} />
          <div className={styles.actions}>
            <Actions actions={words.actions} level={level} />
          </div>
        </div>
        {drawing.kind === 'plan' && (
          <div className={`framed ${styles.sheet}`}>
            <LakeMap viewBox={drawing.viewBox} alt={words.drawingAlt} />
          </div>
        )}
      </div>
      {drawing.kind === 'poster' && (
        <div className={`${styles.picture} ${drawing.ground === 'ember' ? styles.open : ''}`}>
          <img src={drawing.file} alt={words.drawingAlt} width="640" height="800" />
        </div>
      )}
      {drawing.kind === 'panorama' && (
        <svg
          className={styles.strip}
          viewBox={drawing.viewBox}
          preserveAspectRatio="xMidYMax slice"
          role="img"
          aria-label={words.drawingAlt}
        >
          <use href="/scenes/pano.svg#pano" />
        </svg>
      )}
    </section>
  )
}

/** The way back to the overview, with the trail's mark. */
function Trail({ namespace }: { namespace: Namespace }) {
  const { nav } = useMessages('common')
  const family = familyOf(namespace)
  if (!family) return null
  const survival = family.kind === 'survival'
  return (
    <p className={styles.trail}>
      <TrailMark kind={survival ? family.level : 4} />
      <PageLink to={survival ? paths.survivalTraining : paths.teamEvents}>
        {survival ? nav.survivalTraining : nav.teamEvents}
      </PageLink>
    </p>
  )
}
