import { useState } from 'react'
import type { OptionalCell } from '#app/complexes/spaces/optional-cells.ts'
import { type OpenSpaces, SPACE_CELLS, type SpaceCell } from '#app/complexes/spaces/space-rows.ts'

export type Columns = {
  offered: readonly OptionalCell[]
  /** Columns with controls: one that was closed again keeps what was typed into it. */
  filled: readonly SpaceCell[]
  /** The columns that are seen, in their order. */
  shown: readonly SpaceCell[]
  isShown: (cell: SpaceCell) => boolean
  open: (cells: readonly OptionalCell[]) => void
  close: (cell: OptionalCell) => void
}

/** The columns of the table: the fixed ones, those in which a space has something, and those that somebody opens. */
export function useColumns({ offered, asked, rows }: OpenSpaces): Columns {
  const told = offered.filter((cell) => asked.includes(cell) || rows.some(({ texts }) => texts[cell]))
  const [kept, setKept] = useState(told)
  const [closed, setClosed] = useState<readonly OptionalCell[]>([])
  const filled = [...SPACE_CELLS, ...offered.filter((cell) => kept.includes(cell) || told.includes(cell))]
  const isShown = (cell: SpaceCell) => !closed.some((each) => each === cell)
  return {
    offered,
    filled,
    shown: filled.filter(isShown),
    isShown,
    open(cells) {
      setKept((known) => [...known, ...cells])
      setClosed((known) => known.filter((cell) => !cells.includes(cell)))
    },
    close(cell) {
      setClosed((known) => [...known, cell])
    },
  }
}
