import { useContext } from 'react'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { useViewTitle } from '../use-view-title.ts'
import styles from './no-permission.module.css'
import { StaffRoleContext } from './staff-role.ts'

/** In place of a view that a link led to and the role may not see. */
export function NoPermission() {
  const { absent, roles } = useMessages('staff-roles')
  const role = useContext(StaffRoleContext)
  useViewTitle(absent.title)
  return (
    <section className={styles.strip}>
      <h1>{absent.title}</h1>
      <p>{fill(absent.text, { role: roles[role].name, may: roles[role].may })}</p>
      <ArrowLink to={paths.staff}>{absent.back}</ArrowLink>
    </section>
  )
}
