import { useMessages } from '../../../../language/language.tsx'
import styles from './roots-band.module.css'

/** Back to the Roots: the wood at the width of the page. */
export function RootsBand() {
  const { drawingAlt } = useMessages('team-event-back-to-the-roots')
  return (
    <img className={styles.band} src="/scenes/wurzeln-weit.svg" alt={drawingAlt} width="1440" height="560" />
  )
}
