import type { ReactNode } from 'react'
import { BRAND } from '#content/company.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { fill } from '#i18n/format.ts'
import { useYear } from '../environment.ts'
import { useMessages } from '../language/language.tsx'
import { PageLink } from '../page-link.tsx'
import { paths } from '#content/paths.ts'
import { Logo } from '../ui/pictures/logo.tsx'
import { AccountLink } from './account-link.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { Profile } from './profile.tsx'

export function Footer() {
  const { footer, nav, company } = useMessages('common')
  const year = useYear()
  return (
    <footer className="footer">
      <Profile />
      <div className="footer-ground">
        <div className="wrap">
          <div className="grid footer-columns">
            <div className="footer-brand">
              <Logo />
              <p className="small">{footer.motto}</p>
              <NewsletterForm />
            </div>
            <Links
              title={footer.onTheWay}
              links={[
                { label: footer.shop, to: paths.shop },
                { label: nav.projectManagement, to: paths.projectManagement },
                { label: nav.survivalTraining, to: paths.survivalTraining },
                { label: nav.teamEvents, to: paths.teamEvents },
                { label: nav.calendar, to: paths.calendar },
              ]}
            />
            <Links
              title={BRAND}
              links={[
                { label: nav.philosophy, to: paths.philosophy },
                { label: nav.team, to: paths.team },
                { label: footer.news, to: paths.news },
              ]}
            >
              <li>
                <AccountLink />
              </li>
            </Links>
            <Place />
          </div>
          <div className="footer-legal">
            <ul>
              <li>
                <PageLink to={paths.imprint}>{footer.imprint}</PageLink>
              </li>
              <li>
                <PageLink to={paths.privacy}>{footer.privacy}</PageLink>
              </li>
              <li>
                <PageLink to={paths.terms}>{footer.terms}</PageLink>
              </li>
              <li>
                <PageLink to={paths.search}>{footer.search}</PageLink>
              </li>
            </ul>
            <p>{fill(footer.copyright, { year, company: company.legalName })}</p>
            <p>{footer.schematic}</p>
          </div>
        </div>
      </div>
    </footer>
  )
}

interface LinksProps {
  title: string
  links: { label: string; to: string }[]
  children?: ReactNode
}

function Links({ title, links, children }: LinksProps) {
  return (
    <nav className="footer-links" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}

function Place() {
  const { footer, company } = useMessages('common')
  const { legalName, street, postalCode, city, coordinates, phone, email, hours } = company
  return (
    <div className="footer-place">
      <h2>{footer.location}</h2>
      <address>
        {legalName}
        <br />
        {`${street}, ${postalCode} ${city}`}
        <br />
        <span className="num">{coordinates}</span>
        <br />
        <a href={phoneLink(phone)}>{phone}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      <h2 className="footer-hours">{footer.openingHours}</h2>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
