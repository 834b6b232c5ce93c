/** A DOI, alone, with its prefix or as an address. */
const DOI = /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S{1,180})$/i;
/** A number of PubMed. */
const PMID = /^(?:https?:\/\/pubmed\.ncbi\.nlm\.nih\.gov\/|pmid:?\s*)?(\d{1,8})\/?$/i;

/** A reference as it is kept and printed; undefined unless it is a DOI or a PMID. */
export function referenceIn(text: string): string | undefined {
  const told = text.trim();
  const doi = DOI.exec(told)?.[1];
  if (doi) return `doi:${doi}`;
  const pmid = PMID.exec(told)?.[1];
  return pmid && Number(pmid) > 0 ? `PMID ${Number(pmid)}` : undefined;
}
