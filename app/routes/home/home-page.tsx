import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { CourseBand } from './course-band.tsx'
import { Courses } from './courses.tsx'
import { Hero } from './hero.tsx'
import { Notes } from './notes.tsx'
import { Services } from './services.tsx'

/** A loop walk round the lake: each section is a waypoint of it. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Services />
      <About />
      <CourseBand />
      <Courses />
      <Notes />
      <Contact />
    </>
  )
}
