import { useLoaderData } from 'react-router'
import { BelowFold } from '../../ui/below-fold.tsx'
import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { CourseBand } from './course-band.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home.loader.ts'
import { NextDatesTable } from './next-dates-table.tsx'
import { Notes } from './notes.tsx'
import { Services } from './services.tsx'

/** A loop walk round the lake: each section is a waypoint of it. */
export default function HomePage() {
  const { dates, course, notes } = useLoaderData<HomeData>()
  return (
    <>
      <Hero />
      <BelowFold>
        <Services />
        <About />
        <CourseBand course={course} />
        <NextDatesTable dates={dates} />
        <Notes notes={notes} />
        <Contact />
      </BelowFold>
    </>
  )
}
