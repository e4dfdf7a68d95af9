import { useLoaderData } from 'react-router'
import NotFoundPage from '../not-found/not-found-page.tsx'
import type { AddedServiceData } from '../services/added-service.loader.ts'
import SurvivalLevelPage from './survival-level-page.tsx'

export default function AddedCoursePage() {
  return Array.isArray(useLoaderData<AddedServiceData>()) ? <NotFoundPage /> : <SurvivalLevelPage />
}
