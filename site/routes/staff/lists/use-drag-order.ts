import { type DragEvent, useState } from 'react'

/** Entries of a list that the mouse moves. @returns what an entry needs to be dragged, and whether it is, or is a place to drop */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return (index: number, text: string) => ({
    isDragged: index === dragged,
    isOver: index === over,
    handlers: {
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', text)
        setDragged(index)
      },
      onDragOver(event: DragEvent) {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(index)
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        if (dragged !== undefined && dragged !== index) onMove(dragged, index)
        end()
      },
      onDragEnd: end,
    },
  })
}
