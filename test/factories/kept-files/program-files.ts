import type { KeptFile } from './kept-file.ts'

/** A program of Michoacán: semicolons, points in the thousands, decimal commas, Windows-1252. */
export const MICHOACAN: KeptFile = {
  homeStates: ['Michoacán'],
  rows: [
    'MOR-5001 · casa/casa_en_privada · venta 4350000 MXN · 285.5 T220 C285.5 · Altozano, Morelia, Michoacán · address Paseo de la Cañada 14 · bedrooms 3 · bathrooms 3.5 · parkingSpaces 2 · maintenanceCents 185000 · alta 2025-05-09 · notas 1 · «Casa en coto con jardín»',
    'MOR-5002 · oficina · renta 17500 MXN · 92.25 C92.25 · Chapultepec Norte, Morelia, Michoacán · address Av. Camelinas 3000, int. 4 · bathrooms 2 · parkingSpaces 3 · alta 2026-08-21 · notas 1 · «Oficina: 4 privados»',
    'URU-5003 · terreno/lote_agricola · venta 12500000 MXN · 84000 T84000 · Caltzontzin, Uruapan, Michoacán · separada · alta 2026-02-02 · notas 1 · «Huerta de aguacate»',
    'LZC-5004 · bodega · renta 4800 USD · 1250 T2000 C1250 · Isla del Cayacal, Lázaro Cárdenas, Michoacán · bathrooms 2 · parkingSpaces 10 · pausada · alta 2024-12-30 · notas 1 · «Bodega en el puerto»',
  ],
  content: Buffer.from(
    [
      'Referencia;Encabezado;Familia;Operación;Importe;Divisa;Sup. parcela (m²);Sup. construida (m²);Dormitorios;Aseos;Plazas de garaje;Dirección;Colonia;Población;Estado;Gastos de comunidad;Situación;Fecha de alta;Captador',
      'MOR-5001;Casa en coto con jardín;Casa en coto;Venta;4.350.000,00;MXN;220,00;285,50;3;3,5;2;Paseo de la Cañada 14;Altozano;Morelia;Michoacán;1.850,00;Activa;09/05/2025;Itzel Núñez',
      'MOR-5002;Oficina: 4 privados;Oficina;Alquiler;17.500,00;MXN;;92,25;;2;3;"Av. Camelinas 3000, int. 4";Chapultepec Norte;Morelia;Michoacán;;Activa;21/08/2026;Itzel Núñez',
      'URU-5003;Huerta de aguacate;Huerta;Venta;12.500.000,00;MXN;84.000,00;;;;;;Caltzontzin;Uruapan;Michoacán;;Reservada;02/02/2026;Ramón Peña',
      'LZC-5004;Bodega en el puerto;Bodega;Alquiler;4.800,00;USD;2.000,00;1.250,00;;2;10;;Isla del Cayacal;Lázaro Cárdenas;Michoacán;;Baja temporal;30/12/2024;Ramón Peña',
    ].join('\r\n'),
    'latin1',
  ),
}

/** 'Texto Unicode' of a spreadsheet of Zacatecas: UTF-16, tabs, quotes, months in words. */
export const ZACATECAS: KeptFile = {
  homeStates: ['Zacatecas'],
  rows: [
    'Z-1 · local · renta 15000 MXN mas_iva · 70 · Centro, Zacatecas · address Av. Hidalgo 210 "altos" · maintenanceCents 80000 · timeAlert 2027-03-01 · ownerId Familia Borrego, +524921234567 · notas 1 · «Local "La Ñ"»',
    'Z-2 · casa · venta 2950000 MXN · 180 T160 · Bernárdez, Guadalupe · bedrooms 3 · bathrooms 2.5 · «Casa Bernárdez»',
    'Z-3 · terreno · venta 950 MXN por_m2 · 10000 T10000 · La Escondida, Zacatecas · «Terreno La Escondida»',
    'Z-4 · bodega · renta 60000 MXN a 75000 mas_iva · 2100 · Carretera 45, Fresnillo · separada · «Bodega Fresnillo»',
    'Z-5 · departamento · renta 9500 MXN · 85 · Lomas del Lago, Zacatecas · vendida · bedrooms 2 · bathrooms 1 · maintenanceCents 60000 · «Depa Lomas»',
  ],
  content: Buffer.from(
    '\uFEFF' +
      [
        'Cve.\tNombre comercial\tClase\tModalidad\tMonto\tCuota de mantenimiento\tMetraje\tM2 de terreno\tRec.\tBaños\tCalle y número\tColonia\tMunicipio\tEstatus\tArrendador\tCel. arrendador\tTérmino del contrato\tObservaciones',
        'Z-1\t"Local ""La Ñ"""\tLocal\tRenta\t"$15,000 + IVA"\t800\t70\t\t\t\t"Av. Hidalgo 210 ""altos"""\tCentro\tZacatecas\tDisponible\tFamilia Borrego\t(492) 123-4567\t1 de marzo de 2027\tcortina nueva',
        'Z-2\tCasa Bernárdez\tCasa\tVenta\t2.95 millones\t\t180\t160\t3\t2 1/2\t\tBernárdez\tGuadalupe\tDisponible\t\t\t\t',
        'Z-3\tTerreno La Escondida\tTerreno\tVenta\t$950 m2\t\t1 ha\t10,000\t\t\t\tLa Escondida\tZacatecas\tDisponible\t\t\t\t',
        'Z-4\tBodega Fresnillo\tBodega\tRenta\tde $60,000 a $75,000 más IVA\t\t2,100\t\t\t\t\tCarretera 45\tFresnillo\tApartada\t\t\t\t',
        'Z-5\tDepa Lomas\tDepa\tRenta\t9,500 mensuales\t$600\t85\t\t2\t1\t\tLomas del Lago\tZacatecas\tRentado\t\t\t\t',
      ].join('\r\n'),
    'utf16le',
  ),
}

const MAC_LETTERS: Readonly<Record<string, number>> = {
  á: 0x87,
  é: 0x8e,
  í: 0x92,
  ó: 0x97,
  ú: 0x9c,
  ñ: 0x96,
  Á: 0xe7,
  É: 0x83,
  Ú: 0xf2,
}

/** A database of Durango on an old computer: MacRoman, and carriage returns for new lines. */
export const DURANGO: KeptFile = {
  homeStates: ['Durango'],
  rows: [
    'D-10 · bodega · renta 42000 MXN incluido · 800 T1200 · Ciudad Industrial, Durango · docks 2 · power 75 · alta 2023-06-14 · fotos 2 · «Bodega Nuñoa»',
    'D-11 · casa · venta 1780000 MXN · 140 T160 · Jardines de Durango, Durango · bedrooms 3 · bathrooms 1.5 · parkingSpaces 1 · alta 2024-01-31 · «Casa en Jardines»',
    'D-12 · local · renta 350 MXN por_m2 · 60 · Centro, Gómez Palacio · alta 2024-11-05 · vendida · «Local Úrsulo Galván»',
    'D-13 · terreno/lote_industrial · venta 65 USD por_m2 · 20000 T20000 · Parque Lagunero, Gómez Palacio · alta 2025-09-09 · «Lote Parque Lagunero»',
  ],
  content: Buffer.from(
    [
      'ID,Denominación,Tipo de inmueble,Operación,Precio,Moneda,Base del precio,IVA,Superficie,Terreno,Recámaras,Baños,Cochera,Andenes,KVA,Ubicación,Municipio,Disponibilidad,Alta,Fotografías',
      'D-10,Bodega Nuñoa,Bodega,Renta,"42,000.00",MXN,total,incluido,800,1200,,,,2,75,Ciudad Industrial,Durango,Disponible,14/06/2023,https://d.example/1.jpg https://d.example/2.jpg',
      'D-11,Casa en Jardines,Casa,Venta,"1,780,000",MXN,total,,140,160,3,1.5,1,,,Jardines de Durango,Durango,Disponible,31/01/2024,',
      'D-12,Local Úrsulo Galván,Local,Renta,350,MXN,por m2,,60,,,,,,,Centro,Gómez Palacio,Rentada,05/11/2024,',
      'D-13,Lote Parque Lagunero,Lote industrial,Venta,65,USD,por m2,,20000,20000,,,,,,Parque Lagunero,Gómez Palacio,Disponible,09/09/2025,',
    ]
      .join('\r')
      .split('')
      .map((letter) => String.fromCharCode(MAC_LETTERS[letter] ?? letter.charCodeAt(0)))
      .join(''),
    'latin1',
  ),
}

/** Two facts in one column of a list of Colima: prices and surfaces in the order of their headings, letters, half a hectare. */
export const COLIMA: KeptFile = {
  homeStates: ['Colima'],
  rows: [
    'C-1 · casa · venta 4500000 MXN · renta 25000 · 160 T180 C160 · Villas, Colima · timeAlert 2027-12-31 · «Casa Villas»',
    'C-2 · casa · renta 18000 MXN · 120 T150 C120 · Centro, Villa de Álvarez · timeAlert 2027-06-30 · depositMonths 1 · «Casa Centro»',
    'C-3 · bodega · renta 60000 MXN mas_iva · 500 C500 · Jalipa, Manzanillo · «Bodega Jalipa»',
    'C-4 · terreno · venta 2100000 MXN · 5000 · Km 12, Comala · «Parcela Comala»',
    'C-5 · local · 60 C60 · Centro, Tecomán · «Local Tecomán»',
  ],
  told: {
    3: { lacks: [], has: [], sentence: /es una sola superficie/ },
    4: { lacks: [], has: ['✗'], sentence: /dos operaciones y la celda un precio/ },
  },
  content: [
    'Clave;Nombre de la propiedad;Tipo;Precio venta / renta;Terreno-Construcción;Colonia;Municipio;Vigencia de exclusiva;Fin de contrato;Meses de depósito',
    'C-1;Casa Villas;Casa;4,500,000 / 25,000;180-160;Villas;Colima;;31/12/2027;',
    'C-2;Casa Centro;Casa;- / 18,000;T: 150 C: 120;Centro;Villa de Alvarez;;30/06/2027;1',
    'C-3;Bodega Jalipa;Bodega;/ 60,000 + IVA;- / 500;Jalipa;Manzanillo;;;',
    'C-4;Parcela Comala;Terreno;2,100,000 / N/A;1/2 ha;Km 12;Comala;;;',
    'C-5;Local Tecomán;Local;9,500;- / 60;Centro;Tecomán;;;',
  ].join('\n'),
}
