import earlyModules from '@early-modules';
import {wakeWith} from '../../shared/client/wake';
import {announceArrival} from '../../docusaurus-internals/browser/arrival';
import {answerTaps} from './answerTaps';
import {keepFocus} from './keepFocus';
import {watchForReader} from './watchForReader';

/** The first script of every page, and the only one until somebody is there. */
wakeWith(() => import(/* webpackChunkName: "app" */ '../../docusaurus-internals/browser/app'));
announceArrival(earlyModules);
answerTaps();
keepFocus();
watchForReader();
