import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Sign } from '../../ui/sign.tsx'
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
          <Sign size="lg" to={paths.projectRequest} note={reply}>
            {request}
          </Sign>
          <GoLink to="#mandat">{howLink}</GoLink>
        </div>
      </div>
      <ProjectProfile />
    </section>
  )
}
