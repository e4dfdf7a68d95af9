import type { IntroWords } from '#content/intro-words.ts'
import { LakeMap } from '../../ui/lake-map.tsx'
import { Actions } from './actions.tsx'
import type { Drawing } from './drawings.ts'
import { Facts } from './facts.tsx'
import styles from './intro.module.css'

interface IntroHeadProps {
  words: IntroWords
  drawing: Drawing
}

export function IntroHead({ words, drawing }: IntroHeadProps) {
  return (
    <section className={`${styles.head} ${styles[drawing.kind]}`}>
      <div className={`wrap grid ${styles.headRow}`}>
        <div className={styles.headText}>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <Facts facts={words.facts} />
          <div className={styles.actions}>
            <Actions actions={words.actions} />
          </div>
        </div>
        {drawing.kind === 'plan' && (
          <div className={`framed ${styles.sheet}`}>
            <LakeMap viewBox={drawing.viewBox} alt={words.drawingAlt} />
          </div>
        )}
      </div>
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
