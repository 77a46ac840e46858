import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, settled, type FakeSocket } from '../testing/socket';
import { diceGameState } from '../testing/states';
import { action, mySeat, preview, state, step } from '../testing/table';
import { Controls } from './controls.svelte';
import { LiveTable } from './live.svelte';
import type { MySeat, Reason } from './protocol';
import { settings } from './settings.svelte';

const one = action(1, { targets: ['a'] });
const two = action(2, { targets: ['b'] });
const end = action(9, { targets: ['turn'], ends_draft: true, last: true });

let live: LiveTable;
let controls: Controls;
let socket: FakeSocket;

/** A table at which the own seat is so. */
const mine = (more: Partial<MySeat>, revision = 1) => state({ revision, mine: [mySeat(0, more)] });

function sit(more: Partial<MySeat> = { actions: [one, two] }): void {
  socket = connect(live, mine(more));
}

/** The command was carried out; the page goes on. */
function done(more: Partial<MySeat>): void {
  socket.answer(mine(more, live.revision + 1));
  controls.refresh();
}

const sentOf = (type: string) => socket.sent.filter((each) => each.type === type);
const shown = () => controls.selected?.action ?? null;

beforeEach(() => {
  Object.assign(settings, { oneTouch: false, confirm: 'undoable' });
  live = new LiveTable('table');
  controls = new Controls(live);
});
afterEach(() => live.close());

describe('two touches', () => {
  test('the first selects and asks for the preview, the second performs', async () => {
    sit();
    controls.tap('a');
    expect(shown()).toBe(1);
    expect(socket.last).toMatchObject({ type: 'look', actions: [1] });
    await socket.looked(preview(1, { after: 3 }));
    expect(controls.preview?.after).toBe(3);
    controls.tap('a');
    expect(socket.last).toMatchObject({ type: 'act', action: 1, then: [] });
    expect(shown()).toBeNull();
    expect(controls.target).toBe('');
  });

  test('a touch elsewhere selects something else, and a late preview of the first is not shown', async () => {
    sit();
    controls.tap('a');
    const first = socket.last!.id;
    controls.tap('b');
    socket.say({ type: 'looked', id: first, previews: [preview(1)] });
    await settled();
    expect(shown()).toBe(2);
    expect(controls.preview).toBeNull();
  });

  test('a second touch within a moment does what was shown, whatever lies there now', () => {
    sit();
    const touch = (time: number, target: string) => {
      if (!controls.press({ x: 50, y: 50, time })) controls.tap(target);
    };
    touch(1000, 'a');
    expect(sentOf('act')).toEqual([]);
    touch(1300, 'b');
    expect(socket.last).toMatchObject({ type: 'act', action: 1 });
  });

  test('later it means what lies there', () => {
    sit();
    controls.press({ x: 50, y: 50, time: 1000 });
    controls.tap('a');
    expect(controls.press({ x: 50, y: 50, time: 1700 })).toBe(false);
    controls.tap('b');
    expect(shown()).toBe(2);
    expect(sentOf('act')).toEqual([]);
  });

  test('the list works alike', () => {
    sit();
    controls.choose(two);
    expect(shown()).toBe(2);
    expect(controls.target).toBe('b');
    expect(sentOf('act')).toEqual([]);
    controls.choose(two);
    expect(socket.last).toMatchObject({ type: 'act', action: 2 });
  });

  test('one touch is enough for those who want it', () => {
    settings.oneTouch = true;
    sit();
    controls.tap('b');
    expect(socket.sent).toMatchObject([{ type: 'act', action: 2 }]);
  });

  test('nothing is tapped in a replay that shows a better move', () => {
    sit();
    controls.shown = ['b/c'];
    controls.tap('a');
    expect(socket.sent).toEqual([]);
    expect(controls.isSelected('b')).toBe(true);
    expect(controls.isSelected('a')).toBe(false);
  });
});

describe('why not', () => {
  const reason = { text: 'Too dear.' } as Reason;

  test('one target after the other is asked about, until there is a reason', async () => {
    sit();
    controls.tap('x/y', 'x', ['x/z'], 'a thing');
    expect(socket.last).toMatchObject({ type: 'why', target: 'x/y' });
    await socket.because();
    expect(socket.last).toMatchObject({ type: 'why', target: 'x' });
    await socket.because(reason);
    expect(sentOf('why')).toHaveLength(2);
    expect(controls.reasons).toEqual({ target: 'x', list: [reason], thing: 'a thing' });
    expect(controls.target).toBe('x');
  });

  test('the same target is asked about once', async () => {
    sit();
    controls.tap('x');
    await socket.because();
    expect(sentOf('why')).toHaveLength(1);
    expect(controls.reasons?.list).toEqual([]);
  });

  test('what is selected stays so, and the next touch of it performs it', async () => {
    sit();
    controls.tap('a');
    const { selected } = controls;
    expect(selected).not.toBeNull();
    controls.tap('x');
    await socket.because(reason);
    expect([controls.selected, controls.reasons?.list]).toEqual([selected, [reason]]);
    controls.tap('a');
    expect(socket.last).toMatchObject({ type: 'act', action: selected!.action });
  });

  test('the next touch of something possible drops the reasons', async () => {
    sit();
    controls.tap('x');
    await socket.because(reason);
    controls.tap('a');
    expect(controls.reasons).toBeNull();
  });
});

describe('what follows in the same gesture', () => {
  /** A real moment of the Dice Game: a die is taken, and what it gives is tapped inside of it. */
  function dice(lesson: MySeat['lesson'] = null) {
    const { state, previews } = diceGameState();
    state.mine[0]!.lesson = lesson;
    socket = connect(live, state);
    return previews.find((each) => each.action === 0)!;
  }

  test('the tapped use of a die is done with it', async () => {
    const white = dice();
    controls.tap('die/white/money', 'die/white');
    expect(shown()).toBe(0);
    await socket.looked(white);
    expect(controls.followUp).toMatchObject({ action: 10, after: 1 });
    expect(controls.isSelected('die/white/money')).toBe(true);
    expect(controls.isSelected('die/white/resources')).toBe(false);
    controls.tap('die/white/money', 'die/white');
    expect(socket.last).toMatchObject({ type: 'act', action: 0, then: [10] });
  });

  test('a second touch before the preview waits for it', async () => {
    const white = dice();
    controls.tap('die/white/resources', 'die/white');
    controls.tap('die/white/resources', 'die/white');
    expect(sentOf('act')).toEqual([]);
    await socket.looked(white);
    expect(socket.last).toMatchObject({ type: 'act', action: 0, then: [6] });
  });

  test('with one touch both are done as soon as it is known what follows', async () => {
    settings.oneTouch = true;
    const white = dice();
    controls.tap('die/white/money', 'die/white');
    await socket.looked(white);
    expect(socket.last).toMatchObject({ type: 'act', action: 0, then: [10] });
  });

  test('a guide explains one step after the other', async () => {
    const white = dice({ step: 1, steps: 9, text: 'Take the die.', then: 10 });
    controls.tap('die/white/money', 'die/white');
    await socket.looked(white);
    expect(controls.followUp).toBeNull();
    expect(controls.preview?.more).toEqual({ pairs: [] });
    controls.tap('die/white/money', 'die/white');
    expect(socket.last).toMatchObject({ type: 'act', action: 0, then: [] });
  });

  test('an addition of the board is done only if its button is pressed', () => {
    sit();
    controls.select(one);
    controls.additions = [{ action: 7 }, { action: 8 }];
    controls.additionAt = 1;
    expect(controls.addition?.action).toBe(8);
    controls.perform(one, controls.addition);
    expect(socket.last).toMatchObject({ type: 'act', action: 1, then: [8] });
    expect(controls.additions).toEqual([]);
  });

  test('what follows the selected action does not follow another', () => {
    sit();
    controls.select(one);
    controls.followUp = { action: 7 };
    controls.perform(two);
    expect(socket.last).toMatchObject({ type: 'act', action: 2, then: [] });
  });
});

describe('answers', () => {
  const aside = action(3, { targets: ['purse'], any_time: true });
  const inside = action(4, { targets: ['die/white/money'] });

  test('are found at their targets and at all around them', () => {
    sit({ actions: [inside, aside] });
    expect(controls.answers).toEqual([inside]);
    expect(['die', 'die/white', 'die/white/money'].every((each) => controls.answersQuestion(each))).toBe(
      true,
    );
    expect(controls.answersQuestion('purse')).toBe(false);
    expect(controls.answersQuestion('die/white/other')).toBe(false);
    expect(controls.isAnswer(controls.actions[1]!)).toBe(false);
    expect(controls.actionsAt('purse')).toEqual([aside]);
  });
});

describe('confirming', () => {
  const last = action(1, { targets: ['a'], ends_draft: true });
  const plain = { actions: [last, two] };

  test('an action that ends a turn of one step is final at once', () => {
    sit(plain);
    controls.perform(last);
    expect(socket.last).toMatchObject({ type: 'act', seat: 0, action: 1, confirm: true });
    done({ asked: false });
    expect(socket.sent).toHaveLength(1);
  });

  test('not if a draft came before it', () => {
    sit({ ...plain, draft: [step(0)] });
    controls.perform(last);
    expect(socket.last).not.toHaveProperty('confirm');
    done({ complete: true, draft: [step(0), step(1)] });
    expect(sentOf('confirm')).toEqual([]);
  });

  test('but so if ending is all it does, which two touches have asked for', () => {
    sit({ actions: [end, two], draft: [step(0)] });
    controls.perform(end);
    expect(socket.last).toMatchObject({ type: 'act', action: 9, confirm: true });
  });

  test('which one touch has not', () => {
    settings.oneTouch = true;
    sit({ actions: [end, two], draft: [step(0)] });
    controls.perform(end);
    expect(socket.last).not.toHaveProperty('confirm');
  });

  test('always and never are what they say', () => {
    sit({ ...plain, draft: [step(0)] });
    settings.confirm = 'never';
    expect(controls.confirmsItself(true, last)).toBe(true);
    expect(controls.confirmsItself(false, last)).toBe(false);
    settings.confirm = 'always';
    expect(controls.confirmsItself(true, end)).toBe(false);
  });

  test('two actions in one gesture may end the turn; if they do not, the draft waits', () => {
    sit();
    controls.perform(one, { action: 7 });
    expect(socket.last).toMatchObject({ type: 'act', action: 1, then: [7], confirm: true });
    done({ actions: [two], draft: [step(0), step(0)] });
    expect(socket.sent).toHaveLength(1);
  });

  test('an action that only goes on is never final', () => {
    settings.confirm = 'never';
    sit();
    controls.perform(one);
    expect(socket.last).not.toHaveProperty('confirm');
  });

  test('the button sends the draft', () => {
    sit({ actions: [one, two], draft: [step(0)] });
    controls.confirm();
    expect(socket.last).toMatchObject({ type: 'confirm' });
  });

  test('without a draft there is nothing to confirm', () => {
    sit();
    controls.confirm();
    expect(socket.sent).toEqual([]);
  });

  test('the button also does the only answer that is left, if it ends the turn', () => {
    sit({ actions: [end], draft: [step(0)] });
    expect(controls.canFinish).toBe(true);
    controls.confirm();
    expect(socket.last).toMatchObject({ type: 'act', action: 9, confirm: true });
    expect(socket.sent).toHaveLength(1);
  });

  test('in a guided game only if ending is all it does', () => {
    const lesson = { step: 1, steps: 2, text: '', then: null };
    sit({ actions: [last], lesson });
    expect(controls.canFinish).toBe(false);
    socket.say(mine({ actions: [end], lesson }, 2));
    expect(controls.canFinish).toBe(true);
  });
});

describe('undo', () => {
  test('of several gestures waits for a pending command too', () => {
    sit({ actions: [one], draft: [step(0), step(1)] });
    controls.perform(one);
    controls.undo(0);
    expect(sentOf('undo')).toEqual([]);
    done({ actions: [two], draft: [step(0), step(1), step(2)] });
    expect(socket.last).toMatchObject({ type: 'undo', keep: 0 });
  });

  const draft = [step(0), step(0), step(1)];

  test('takes back the last gesture, or all from one on', () => {
    sit({ actions: [one], draft });
    controls.undoLast();
    expect(socket.last).toMatchObject({ type: 'undo', keep: 1 });
    done({ actions: [one], draft });
    controls.undo(0);
    expect(socket.last).toMatchObject({ type: 'undo', keep: 0 });
  });

  test('does nothing without a draft, or beyond it', () => {
    sit();
    controls.undoLast();
    controls.undo(0);
    expect(socket.sent).toEqual([]);
    socket.say(mine({ draft }, 2));
    controls.undo(2);
    expect(socket.sent).toEqual([]);
  });
});

describe('while a command is on its way', () => {
  test('undo waits for the answer', () => {
    sit();
    controls.perform(one);
    controls.undoLast();
    expect(socket.sent).toHaveLength(1);
    done({ actions: [two], draft: [step(0)] });
    expect(socket.last).toMatchObject({ type: 'undo', keep: 0 });
  });

  test('what was meant for a draft is dropped if the answer has made it final', () => {
    for (const press of [() => controls.confirm(), () => controls.undoLast()]) {
      live.close();
      sit({ actions: [end, two], draft: [step(0)] });
      controls.perform(end);
      press();
      done({ actions: [end] }); // the next turn
      expect(sentOf('act')).toHaveLength(1);
      expect(socket.sent).toHaveLength(1);
    }
  });

  test('and done if it has not', () => {
    sit();
    controls.perform(one, { action: 7 });
    controls.undoLast();
    done({ actions: [two], draft: [step(0), step(0)] });
    expect(socket.last).toMatchObject({ type: 'undo', keep: 0 });
  });

  test('confirm waits too, and is not sent twice', () => {
    sit({ actions: [one, two] });
    controls.perform(one);
    controls.confirm();
    done({ actions: [two], draft: [step(0)] });
    expect(socket.last).toMatchObject({ type: 'confirm' });
    controls.confirm();
    done({ asked: false });
    expect(sentOf('confirm')).toHaveLength(1);
  });

  test('the selected action is done after it, another one is selected first', () => {
    sit({ actions: [one, two] });
    controls.perform(one);
    controls.perform(two);
    expect(shown()).toBe(2);
    expect(sentOf('act')).toHaveLength(1);
    controls.perform(controls.selected!);
    done({ actions: [two], draft: [step(0)] });
    expect(sentOf('act')).toMatchObject([{ action: 1 }, { action: 2 }]);
  });

  test('what was queued is dropped if the command was refused', () => {
    sit({ actions: [one, two], draft: [step(0)] });
    controls.perform(one);
    controls.undoLast();
    const refused = { code: 'illegal', text: '', rule: '', rule_text: '', rule_title: '' } as const;
    socket.say({ type: 'refused', id: socket.last!.id, ...refused });
    controls.refresh();
    expect(sentOf('undo')).toEqual([]);
    live.refused = null;
    controls.refresh();
    expect(sentOf('undo')).toEqual([]);
  });
});

describe('a new state', () => {
  test('keeps the selection while the action is offered', async () => {
    sit();
    controls.tap('a');
    await socket.looked(preview(1));
    socket.say(mine({ actions: [one, two] }, 2));
    controls.refresh();
    expect(shown()).toBe(1);
    expect(controls.preview).not.toBeNull();
  });

  test('asks for the preview again if the action has changed', () => {
    sit();
    controls.tap('a');
    socket.say(mine({ actions: [{ ...one, costs: true }, two] }, 2));
    controls.refresh();
    expect(shown()).toBe(1);
    expect(sentOf('look')).toHaveLength(2);
  });

  test('drops what is no longer offered', () => {
    sit();
    controls.tap('a');
    socket.say(mine({ actions: [two] }, 2));
    controls.refresh();
    expect(shown()).toBeNull();
  });
});

describe('a plan for the next turns', () => {
  const planned = { number: 5, text: 'A, then B', target: 'a', actions: [1, 2], refused: '' };

  test('an action is added to it instead of being done', () => {
    sit({ asked: false, actions: [one, two], planning: true, plan: [planned] });
    controls.select(one);
    controls.followUp = { action: 2 };
    controls.perform(one);
    expect(socket.last).toMatchObject({ type: 'plan', keep: [5], add: [1, 2] });
  });

  test('what it has next is selected, with what follows', () => {
    sit();
    controls.takeUp(planned);
    expect(shown()).toBe(1);
    expect(controls.followUp).toEqual({ action: 2, text: 'A, then B' });
    controls.takeUp({ ...planned, actions: [77] });
    expect(shown()).toBe(1);
  });
});

test('somebody who watches does nothing', () => {
  socket = connect(live, state({ mine: [] }));
  controls.tap('a');
  controls.perform(one);
  controls.confirm();
  controls.undoLast();
  controls.plan();
  expect(socket.sent).toEqual([]);
  expect(controls.actions).toEqual([]);
});
