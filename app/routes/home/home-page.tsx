import { useLoaderData } from 'react-router'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { CourseBanner } from './course-banner.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home.loader.ts'
import { NextDatesTable } from './next-dates-table.tsx'
import { LatestNews } from './latest-news.tsx'
import { Services } from './services.tsx'

export default function HomePage() {
  const { dates, course, notes } = useLoaderData<HomeData>()
  return (
    <>
      <Hero />
      <BelowFold>
        <Services />
        <About />
        <PageEvidence page="home" />
        <CourseBanner course={course} />
        <NextDatesTable dates={dates} />
        <LatestNews notes={notes} />
        <Contact />
      </BelowFold>
    </>
  )
}
