import {configureStore} from '@reduxjs/toolkit';
import {inLife} from '../../testing/life/inLife';
import {CellarHeader} from './CellarHeader';
import {cellarSlice} from './cellarSlice';
import {DrinkSoon} from './DrinkSoon';
import {Rack} from './Rack';

const store = () =>
  configureStore({reducer: {cellar: cellarSlice.reducer}});

inLife('Rack', {store, show: () => <Rack rack="north" />});
inLife('DrinkSoon', {store, show: () => <DrinkSoon most={2} />});
inLife('CellarHeader', {store, show: () => <CellarHeader />});
