import type {Member, TypeShape} from '../library/describeType';
import {DriftError} from '../library/DriftError';

export interface Chosen {
  members: Member[];
  /** Which of the branches the table describes; none when it describes them all. */
  index?: number;
}

/**
 * Picks what a table describes. `branch` names a member only that branch has or requires (`queryFn`), a member with
 * its value (`status='FETCH_ERROR'`), a place (`2 of 5`), or `all`.
 */
export function chooseBranch(of: string, {branches, merged}: TypeShape, branch?: string): Chosen {
  if (branches.length === 1) {
    if (branch === undefined || branch === 'all') return {members: merged};
    throw new DriftError(`${of} is not a union: remove branch="${branch}".`);
  }
  if (branch === 'all' || (branch === undefined && alike(branches))) return {members: merged};
  if (branch === undefined)
    throw new DriftError(
      `${of} is a union of ${branches.length} objects: give each a table with branch="…", or describe them in one with branch="all".\n${list(branches)}`,
    );
  const place = /^(\d+) of (\d+)$/.exec(branch);
  const fitting = branches.flatMap((members, i) => {
    if (place) return Number(place[1]) === i + 1 && Number(place[2]) === branches.length ? [i] : [];
    return fits(members, branch) ? [i] : [];
  });
  if (fitting.length !== 1)
    throw new DriftError(
      `branch="${branch}" fits ${fitting.length} of the ${branches.length} branches of ${of}.\n${list(branches)}`,
    );
  return {members: branches[fitting[0]!]!, index: fitting[0]!};
}

function fits(members: Member[], branch: string): boolean {
  const [name, value] = branch.split('=').map((part) => part.trim());
  const member = members.find((candidate) => candidate.name === name);
  if (!member) return false;
  if (value === undefined) return !member.optional;
  return member.type === value || member.type === `'${value}'`;
}

/** Branches that differ in the types of their members only: one table says it all. */
function alike(branches: Member[][]): boolean {
  const names = branches.map((members) =>
    members
      .map(({name}) => name)
      .sort()
      .join(),
  );
  return new Set(names).size === 1;
}

function list(branches: Member[][]): string {
  return branches
    .map(
      (members, i) =>
        `  ${i + 1}: ${members.map(({name, short, optional}) => `${name}${optional ? '?' : ''}: ${short}`).join('; ')}`,
    )
    .join('\n');
}
