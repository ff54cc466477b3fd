import { formatArea, formatCount } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf, roundDown } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

/** An office in a low building: firms of five to twenty people, consulting rooms. */
export function smallOffice({ random, zone, category, onRoad, here, town, reach }: Scene): Outline {
  const area = random.chance(0.12) ? random.int(38, 120) + 0.5 : random.step(38, 240, 2)
  const rooms = Math.max(1, Math.min(8, Math.round(area / 22)))
  const floor = random.int(1, 4)
  const parking = Math.max(1, Math.round(area / 45))
  const furnished = random.chance(0.45)
  const desks = Math.max(4, Math.round(area / 10))
  const medical =
    ['Obispado', 'Mitras Centro', 'Vista Hermosa', 'San Jerónimo'].includes(zone.name) && random.chance(0.4)
  const noun = medical ? 'Consultorio' : 'Oficina'
  const level = floor === 1 ? 'planta baja' : `el piso ${floor}`
  const privates = rooms === 1 ? 'un privado' : `${inWords(rooms)} privados`
  return {
    type: 'oficina',
    kind: medical ? 'consulting room' : 'small office',
    market: 'office',
    measures: { area, constructionArea: area, yearBuilt: random.int(1985, 2022) },
    technical: { floorNumber: floor, floors: 4, elevators: 1, parkingSpaces: parking },
    amenities: [
      furnished ? 'amueblada' : 'obra_blanca',
      'aire',
      ...(parking > 1 ? (['estacionamiento'] as const) : []),
      ...(random.chance(0.5) ? (['internet'] as const) : []),
    ],
    places: [
      ['louvreOffices', 'brickOffices', 'concreteOffices', 'lowOffices', 'glassTower'],
      [medical ? 'lobby' : furnished ? 'openOffice' : 'emptyOffice'],
      [furnished || medical ? 'privateOffice' : 'lobby'],
      ['meetingRoom', 'marbleMeetingRoom'],
    ],
    titles: random.turn('small office titles', [
      [`${noun} de ${formatCount(area)} m² ${here}`, `${noun} de ${formatCount(area)} m² ${onRoad}`],
      medical
        ? [`Consultorio cerca de hospitales ${here}`, `Consultorio con ${privates} ${onRoad}`]
        : [`Oficina con ${privates} ${here}`, `Oficina con ${privates} ${onRoad}`],
      furnished && !medical
        ? [`Oficina amueblada con ${desks} estaciones ${onRoad}`, `Oficina amueblada para ${desks} personas ${here}`]
        : [`${noun} con recepción y ${privates} ${here}`, `${noun} con recepción ${onRoad}`],
      [`${noun} en ${level} ${onRoad}`, `${noun} en ${level} ${here}`],
      [
        `${noun} con ${parking === 1 ? 'un cajón' : `${inWords(parking)} cajones`} ${here}`,
        `${noun} con clima y cocineta ${here}`,
      ],
    ]),
    openings: [
      `${noun} de ${formatArea(area)} en ${level}, ${onRoad}.`,
      `${noun} con ${privates} ${town}, ${reach}.`,
      `${noun} de ${formatArea(area)} ${here}: recepción, ${privates} y cocineta.`,
      `${noun} ${onRoad}, en edificio de cuatro niveles con elevador.`,
    ],
    facts: [
      furnished && !medical
        ? [
            `Se queda el mobiliario: ${desks} escritorios, sillas y archiveros.`,
            `Está amueblada para ${desks} personas, con red de datos.`,
          ]
        : ['Piso, plafón, luz y clima instalados.', 'Tiene clima y medidor de luz independiente.'],
      [
        parking === 1 ? 'Incluye un cajón techado.' : `Incluye ${inWords(parking)} cajones techados.`,
        'Hay estacionamiento para visitas frente al edificio.',
      ],
      medical
        ? [
            'Cada consultorio tiene tarja y preparación para equipo.',
            'La sala de espera es para doce personas y hay rampa en la entrada.',
          ]
        : [
            area < 90 ? 'La sala de espera es para cuatro personas.' : 'Sala de juntas para ocho personas.',
            'La recepción tiene luz natural y vista a la avenida.',
          ],
      [
        area < 60 ? 'Un baño y bodega de archivo.' : 'Dos baños y bodega de archivo.',
        'El edificio tiene vigilancia de 7 a 22 horas.',
      ],
    ],
    closings: terms(random, category, medical ? 'o' : 'a', true),
  }
}

/** A whole building of offices for one company. */
export function officeBuilding({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const floors = random.int(3, 6)
  const area = random.step(620, 3200, 20)
  const lot = lotOf(random, (area / floors) * (random.step(140, 190, 10) / 100), [55, 90])
  const plate = roundDown(area / floors, 1)
  const parking = Math.round(Math.min(area / 32, lot.lotSize / 14))
  return {
    type: 'oficina',
    kind: 'office building',
    market: 'officeBuilding',
    measures: { area, constructionArea: area, ...lot, yearBuilt: random.int(1992, 2021) },
    technical: { floors, floorPlate: plate, elevators: 2, backupPower: 'si', parkingSpaces: parking },
    amenities: [
      'con_servicios',
      'aire',
      'estacionamiento',
      'seguridad',
      ...(random.chance(0.4) ? (['terraza'] as const) : []),
    ],
    places: [
      ['louvreOffices', 'brickOffices', 'concreteOffices', 'lowOffices'],
      ['lobby'],
      ['openOffice', 'emptyOffice'],
      ['meetingRoom', 'marbleMeetingRoom'],
    ],
    titles: random.turn('office building titles', [
      [
        `Edificio de oficinas de ${inWords(floors)} niveles ${here}`,
        `Edificio de oficinas de ${formatCount(area)} m² ${here}`,
      ],
      [
        `Edificio corporativo con ${parking} cajones ${onRoad}`,
        `Edificio corporativo de ${formatCount(area)} m² ${onRoad}`,
      ],
      [
        `Edificio de ${inWords(floors)} niveles para un solo inquilino`,
        `Edificio de ${inWords(floors)} niveles ${onRoad}`,
      ],
      [`Edificio para clínica u oficinas ${here}`, `Edificio de oficinas con elevador ${onRoad}`],
    ]),
    openings: [
      `Edificio de ${inWords(floors)} niveles ${onRoad}, con plantas de ${formatArea(plate)}.`,
      `Son ${formatArea(area)} para un solo inquilino ${town}, ${reach}.`,
      `Edificio completo con ${parking} cajones ${here}, ${reach}.`,
    ],
    facts: [
      [
        `El estacionamiento es de ${parking} cajones en dos sótanos.`,
        `Tiene ${parking} cajones, uno por cada ${formatArea(Math.round(area / parking))}.`,
      ],
      [
        `Cada planta mide unos ${formatArea(plate)}, con baños y cocineta.`,
        'Dos elevadores, escalera de emergencia y baños en cada nivel.',
      ],
      [
        'Planta de luz para todo el edificio y clima por piso.',
        'Subestación propia, planta de emergencia y clima por nivel.',
      ],
      [`El terreno mide ${formatArea(lot.lotSize)}.`, 'La fachada tiene parasoles que reducen el gasto de clima.'],
      ['Auditorio en planta baja y terraza en azotea techada.', 'Lobby de doble altura y vigilancia con cámaras.'],
    ],
    closings: [...terms(random, category, 'o', true), ...(category === 'renta' ? ['También se renta por pisos.'] : [])],
  }
}
