import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { TrailSign } from '../../../ui/trail-sign.tsx'
import styles from './project-management-page.module.css'
import { ProjectProfile } from './project-profile.tsx'

export function ProjectHead() {
  const { title, lead, request, reply, howLink } = useMessages('project-management')
  return (
    <section className={styles.head}>
      <div className="wrap grid">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className={`row ${styles.actions}`}>
          <TrailSign size="lg" to={paths.projectRequest} note={reply}>
            {request}
          </TrailSign>
          <ArrowLink to="#mandat">{howLink}</ArrowLink>
        </div>
      </div>
      <ProjectProfile />
    </section>
  )
}
